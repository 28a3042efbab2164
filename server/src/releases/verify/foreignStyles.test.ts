import { foreignStyles } from './foreignStyles';

test.each([
  '.page_a1B2c{color:red}',
  '.page_a1B2c h2,.page_a1B2c>p+p{margin:0}',
  '@layer ui{@media print{.x-9_zA-b9:hover::before{color:red}}}',
  ':root[data-scheme=dark] .page_a1B2c{color:red}',
  '.page_a1B2c{& h2{margin:0}}',
  ':is(.page_a1B2c,.menu_x1y2z) p{margin:0}',
  '@keyframes turn_a1B2c{from{opacity:0}50%{opacity:1}}',
])('%s affects only its own area', (css) => {
  expect(foreignStyles(css)).toEqual([]);
});

test('a rule that affects other areas is reported with its line', () => {
  expect(foreignStyles('.page_a1B2c{color:red}\nh1,h2{color:red}')).toEqual([
    expect.stringContaining('line 2: "h1, h2" touches'),
  ]);
  expect(foreignStyles('@font-face{font-family:Shop;src:url(x.woff2)}')).toHaveLength(1);
});

test('of many rules only the first are reported', () => {
  const css = Array.from({ length: 8 }, (_, index) => `h1:nth-child(${index}){top:0}`).join('\n');
  expect(foreignStyles(css)).toHaveLength(6);
  expect(foreignStyles(css).at(-1)).toBe('and 3 more');
});

test('an unreadable style sheet is rejected', () => {
  expect(foreignStyles('h1{')).toHaveLength(1);
});
