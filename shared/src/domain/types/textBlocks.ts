/**
 * A block of a long text, such as a paragraph or a list. Its texts and cells may contain marks
 * (`markedParts`).
 */
export type TextBlock =
  | { kind: 'paragraph' | 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; first: number; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] };

/**
 * Splits a long text into blocks at empty lines. The beginning of a line decides its kind: `-`
 * begins an entry of a list, `1.` a numbered step, `|` a row of a table, and `##` a subheading.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((typed) => typed.trim())) {
    const before = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (isOpen && !continued(before, line)) blocks.push(blockOf(line));
  }
  return blocks;
}

const SUBHEADING = /^##+\s+/;
const ITEM = /^[-•]\s+/;
const STEP = /^(\d{1,3})[.)]\s+/;

function blockOf(line: string): TextBlock {
  if (SUBHEADING.test(line)) return { kind: 'subheading', text: line.replace(SUBHEADING, '') };
  if (ITEM.test(line)) return { kind: 'list', items: [line.replace(ITEM, '')] };
  const [mark, first] = STEP.exec(line) ?? [];
  if (mark) return { kind: 'steps', first: Number(first), items: [line.slice(mark.length)] };
  if (line.startsWith('|')) return { kind: 'table', columns: cellsOf(line), rows: [] };
  return { kind: 'paragraph', text: line };
}

/** Adds a line to the block before it if both are of the same kind. Returns whether it did. */
function continued(before: TextBlock | undefined, line: string): boolean {
  const next = blockOf(line);
  if (before?.kind === 'paragraph' && next.kind === 'paragraph') before.text += `\n${next.text}`;
  else if (before?.kind === 'list' && next.kind === 'list') before.items.push(...next.items);
  else if (before?.kind === 'steps' && next.kind === 'steps') before.items.push(...next.items);
  else if (before?.kind === 'table' && next.kind === 'table')
    before.rows.push(...[next.columns].filter((cells) => !cells.every(isRule)));
  else return false;
  return true;
}

/**
 * Matches a cell such as `---`. Some editors write a row of them below the names of the columns.
 */
const isRule = (cell: string) => /^:?-{2,}:?$/.test(cell);

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
