import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const keyOf = (name: string) => storageKey(`community-${name}`);

/** Returns a short text that this browser stored for the forum, or null if there is none. */
export function readKept(name: string): string | null {
  return visitorStorage().getItem(keyOf(name));
}

export function keep(name: string, text: string): void {
  try {
    visitorStorage().setItem(keyOf(name), text);
  } catch {
    // The browser's storage is full, so the text is not stored. The visitor has to type the name
    // again the next time.
  }
}
