import { textBlocks } from './textBlocks';

test('paragraphs end at empty lines, and lines of one kind belong together', () => {
  const text = `## Before you come
One paragraph
of two lines.

- Make a backup
• Turn off Find My
3. Come
4) Wait
Then go.`;
  expect(textBlocks(text)).toEqual([
    { kind: 'subheading', text: 'Before you come' },
    { kind: 'paragraph', text: 'One paragraph\nof two lines.' },
    { kind: 'list', items: ['Make a backup', 'Turn off Find My'] },
    { kind: 'steps', first: 3, items: ['Come', 'Wait'] },
    { kind: 'paragraph', text: 'Then go.' },
  ]);
});

test('lines with bars are a table, without the line of dashes below its columns', () => {
  expect(textBlocks('| What | Kept for |\n|------|---|\n| Photos | 6 months |')).toEqual([
    { kind: 'table', columns: ['What', 'Kept for'], rows: [['Photos', '6 months']] },
  ]);
});

test.each(['1.1 Bookings', '-3 degrees', '#1 in town', '2026 was good.'])(
  '“%s” is a paragraph',
  (text) => {
    expect(textBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  },
);
