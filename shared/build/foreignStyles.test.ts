import { foreignStyles } from './foreignStyles.cjs';

test.each([
  '.card_fhnww { color: red }',
  '.card_fhnww h2, .card_fhnww > p + ul { margin: 0 }',
  'body:has([data-drawer]) .card_fhnww:hover::before { top: 0 }',
  '[data-page-top] + .page_t7JXL { padding: 0 }',
  '.section__QQ3O:not(.raised_yFaQU) { top: 0 }',
  ':is(.card_fhnww, .page_t7JXL) { top: 0 }',
  '@layer ui { @media (width > 40rem) { .card_fhnww { top: 0 } } }',
  '.card_fhnww { h2 & { top: 0 } h3 { top: 0 } > p { top: 0 } &:hover { top: 0 } }',
  '@keyframes arrive_aB1-_ { from { opacity: 0 } 50% { opacity: 1 } }',
  '@supports (display: grid) { @scope (.card_fhnww) { h2 { top: 0 } } }',
])('%s affects only its own area', (css) => {
  expect(foreignStyles(css)).toEqual([]);
});

test.each([
  ['h1 { color: red }', '"h1"'],
  ['.card_fhnww, h2 { color: red }', '"h2"'],
  ['* { margin: 0 }', '"*"'],
  [':root { --accent: red }', '":root"'],
  ['.card { color: red }', '".card"'],
  ['#root { color: red }', '"#root"'],
  ['body:has(.card_fhnww) { color: red }', '"body:has(.card_fhnww)"'],
  ['h1:not(.card_fhnww) { color: red }', '"h1:not(.card_fhnww)"'],
  [':is(.card_fhnww, h1) { color: red }', '":is(.card_fhnww, h1)"'],
  ['.card_fhnww ~ footer { color: red }', '".card_fhnww ~ footer"'],
  ['.card_fhnww + * h2 { color: red }', '".card_fhnww + * h2"'],
  ['.card_fhnww { h1:has(&) { color: red } }', '"h1:has(&)"'],
  ['.card_fhnww { & ~ footer { color: red } }', '"& ~ footer"'],
  ['.card_fhnww { ~ footer { color: red } }', '"~ footer"'],
  ['@layer ui { @media print { h1 { color: red } } }', '"h1"'],
  ['@keyframes arrive { from { opacity: 0 } }', 'the animation "arrive"'],
  ['@page { margin: 0 }', '@page holds for the whole page'],
  ['@page :first { margin: 0 }', '@page holds for the whole page'],
  ['@font-face { font-family: Shop; src: url(x.woff2) }', '@font-face holds for the whole page'],
  ['@import "other.css";', '@import holds for the whole page'],
  ['@property --accent { syntax: "*"; inherits: true }', '@property holds for the whole page'],
  ['@scope (main) { h2 { color: red } }', '@scope holds for the whole page'],
  ['.card_fhnww { color: red', 'cannot be read'],
])('%s is rejected', (css, words) => {
  expect(foreignStyles(css)).toEqual([expect.stringContaining(words)]);
});

test('in a source file every class belongs to its module, except in :global', () => {
  const inSource = (css: string) => foreignStyles(css, { isOwn: () => true });
  expect(inSource('.card { :global(.dark) & { top: 0 } }')).toEqual([]);
  expect(inSource(':global(body):has([data-x]) .notice { top: 0 }')).toEqual([]);
  expect(inSource('@keyframes arrive { to { top: 0 } }')).toEqual([]);
  expect(inSource('@page label { size: 58mm 40mm }')).toEqual([]);
  for (const css of [
    ':global(h1) { top: 0 }',
    ':global(.button_WDKKu) { top: 0 }',
    ':global .button { top: 0 }',
    '@keyframes :global(arrive) { to { top: 0 } }',
  ])
    expect(inSource(css)).toHaveLength(1);
});

test('every error names its position', () => {
  expect(foreignStyles('.a_aaaaa { top: 0 }\n\nh1 { top: 0 }')).toEqual([
    'line 3: "h1" touches what is not this remote\'s own: give it a class of a CSS module',
  ]);
});
