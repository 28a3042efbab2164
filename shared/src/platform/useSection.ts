import { use, useMemo } from 'react';
import { named } from '../domain/contract/named';
import type * as contract from '../domain/contract/content';
import type { SectionEntry, SectionId, SectionTexts } from '../domain/types/sections';
import type { OperationsPort } from '../data/operations';
import type { SiteConfig } from './contract/page';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';

// The operation without its schemas, because they are larger than the pages.
const readSectionTexts = named<typeof contract.readSectionTexts>({
  id: 'readSectionTexts',
  reads: [],
});

const reading = new WeakMap<SectionTexts, Map<SectionId, Promise<unknown>>>();

/**
 * Returns the entries of a section: those of the owner, or the built-in ones. After a navigation in
 * the browser, the page waits until the owner's entries arrive.
 */
export function useSection<Id extends SectionId>(
  id: Id,
  builtIn: readonly SectionEntry<Id>[],
): readonly SectionEntry<Id>[] {
  const config = useSiteConfig();
  const { call } = useShopData();
  const { sections } = config;
  // The page on screen keeps its answer, so that it never waits again.
  const asked = useMemo(
    () => (sections?.[id] === null ? read(sections, id, call) : null),
    [sections, id, call],
  );
  if (asked) use(asked);
  return sectionIn(config, id, builtIn);
}

/** Returns the entries for the head of a page, which the page itself has already read. */
export const sectionIn = <Id extends SectionId>(
  { sections }: Pick<SiteConfig, 'sections'>,
  id: Id,
  builtIn: readonly SectionEntry<Id>[],
): readonly SectionEntry<Id>[] =>
  (sections?.[id] as readonly SectionEntry<Id>[] | null | undefined) ?? builtIn;

/** After a failure, pages show the built-in texts for this many milliseconds. */
const AGAIN_MS = 10_000;

/** A page that is opened later tries a failed reading again. */
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
