import type { SectionEntries } from '@mcs-repairs/shared/domain/types/sections';

/** The maximum number of characters for the list of entries in one line of the log. */
const LONGEST = 400;

/** Describes for the log which entries of a section were added, changed and removed. */
export function changesOf(before: SectionEntries, after: SectionEntries): string {
  const [old, now] = [byName(before), byName(after)];
  const added = [...now.keys()].filter((name) => !old.has(name));
  const changed = [...now].filter(([name, text]) => old.has(name) && old.get(name) !== text);
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const said = [
    words('added', added),
    words(
      'changed',
      changed.map(([name]) => name),
    ),
    words('removed', removed),
  ].filter(Boolean);
  return shortened(said.join('; ') || 'another order');
}

/**
 * Groups entries by their first text, which serves as their name. Entries with the same name are
 * compared as a group.
 */
function byName(entries: SectionEntries): Map<string, string> {
  const named = new Map<string, string[]>();
  for (const entry of entries) {
    const name = Object.values(entry)[0] ?? '';
    named.set(name, [...(named.get(name) ?? []), JSON.stringify(entry)]);
  }
  return new Map([...named].map(([name, same]) => [name, same.toSorted().join()]));
}

const words = (what: string, names: readonly string[]) =>
  names.length > 0 && `${what} ${names.map((name) => `“${name}”`).join(', ')}`;

/** Shortens a text for one line of the log. */
export const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
