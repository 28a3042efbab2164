import { use, useMemo } from 'react';
import { named } from '../domain/contract/named';
import type * as contract from '../domain/contract/content';
import type { SectionEntry, SectionId, SectionTexts } from '../domain/types/sections';
import type { OperationsPort } from '../data/operations';
import type { SiteConfig } from './contract/page';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';

// Declares the operation by its name only, because its schemas are larger than the pages that use
// it.
const readSectionTexts = named<typeof contract.readSectionTexts>({
  id: 'readSectionTexts',
  reads: [],
});

const reading = new WeakMap<SectionTexts, Map<SectionId, Promise<unknown>>>();

/**
 * Returns the entries of a section: the owner's, or the built-in ones. If the page does not have
 * the owner's entries yet, it waits until they are loaded (React suspends it).
 */
export function useSection<Id extends SectionId>(
  id: Id,
  builtIn: readonly SectionEntry<Id>[],
): readonly SectionEntry<Id>[] {
  const config = useSiteConfig();
  const { call } = useShopData();
  const { sections } = config;
  // A visible page uses the same promise in every rendering, so that React never suspends it again.
  const asked = useMemo(
    () => (sections?.[id] === null ? read(sections, id, call) : null),
    [sections, id, call],
  );
  if (asked) use(asked);
  return sectionIn(config, id, builtIn);
}

/**
 * Returns the entries of a section for the `head` of a page. The page must also call `useSection`.
 */
export const sectionIn = <Id extends SectionId>(
  { sections }: Pick<SiteConfig, 'sections'>,
  id: Id,
  builtIn: readonly SectionEntry<Id>[],
): readonly SectionEntry<Id>[] =>
  (sections?.[id] as readonly SectionEntry<Id>[] | null | undefined) ?? builtIn;

/**
 * If texts cannot be loaded, pages show the built-in texts for this many milliseconds. The next
 * page after that time tries again.
 */
const AGAIN_MS = 10_000;

/**
 * Loads the entries of a section once for all pages. After a failure, another page may try again
 * when `AGAIN_MS` has passed.
 */
function read(sections: SectionTexts, id: SectionId, call: OperationsPort['call']) {
  const all = reading.get(sections) ?? new Map<SectionId, Promise<unknown>>();
  reading.set(sections, all);
  const known = all.get(id);
  if (known) return known;
  const asked = call(readSectionTexts, { params: { section: id } }).then((answer) => {
    if (answer.ok) sections[id] = answer.value.entries;
    else setTimeout(() => all.delete(id), AGAIN_MS);
  });
  all.set(id, asked);
  return asked;
}
