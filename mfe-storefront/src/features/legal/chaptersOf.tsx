import type { SectionEntries } from '@mcs-repairs/shared/domain/types/sections';
import type { Chapter } from '../../parts/Document';
import { TextBlocks } from './TextBlocks';

/**
 * Returns the chapters of a legal text. Each chapter has a different id. `ids` contains ids of
 * headings to which links already exist.
 */
export function chaptersOf(
  entries: SectionEntries,
  ids: Readonly<Record<string, string>> = {},
): Chapter[] {
  const taken = new Set<string>();
  return entries.map(({ heading = '', text = '' }, index) => {
    const wished = ids[heading] ?? slugOf(heading);
    const id = wished === '' || taken.has(wished) ? `chapter-${index + 1}` : wished;
    taken.add(id);
    return { id, heading, content: <TextBlocks text={text} heading={heading} /> };
  });
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
