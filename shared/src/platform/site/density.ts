import { useLayoutEffect, useSyncExternalStore } from 'react';
import { writeVisitorCookie } from './visitorCookie';

/**
 * How much room navigation and footer take. `compact`: the header is a slim row that scrolls away,
 * and the footer is one line that opens. The area then shows a bar of its own at the top, as high
 * as `--header-height`.
 */
export type Density = 'normal' | 'compact';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const shown = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'normal';

function show(density: Density): void {
  if (density === 'compact') document.documentElement.dataset['density'] = density;
  else delete document.documentElement.dataset['density'];
  for (const changed of listeners) changed();
}

/**
 * An area asks the shell for this density while one of its pages is shown. A cookie keeps it for
 * the addresses below `path`, so that the server writes it into the page and nothing moves.
 * `undefined` is for as long as the area does not know yet: what the server wrote stays.
 */
export function useAskForDensity(density: Density | undefined, path: string): void {
  useLayoutEffect(() => {
    if (!density) return;
    show(density);
    const seconds = density === 'compact' ? YEAR_SECONDS : 0;
    writeVisitorCookie(`density=${density}; Path=${path}; Max-Age=${seconds}; SameSite=Lax`);
  }, [density, path]);
  useLayoutEffect(() => () => show('normal'), []);
}

/** The density that the shown page asks for; for the shell. */
export const useAskedDensity = (): Density =>
  useSyncExternalStore(subscribe, shown, (): Density => 'normal');
