import { foreignSelectors } from './foreignSelectors';

test.each([
  '.page_a1B2c{color:red}',
  '.page_a1B2c h2,.page_a1B2c>p+p{margin:0}',
  '@layer ui{@media print{.x-9_zA-b9:hover::before{color:red}}}',
  ':root[data-scheme=dark] .page_a1B2c{color:red}',
  '.page_a1B2c{& h2{margin:0}}',
  ':is(.page_a1B2c,.menu_x1y2z) p{margin:0}',
  '@keyframes turn_a1B2c{from{opacity:0}50%{opacity:1}}',
])('%s is its own', (css) => {
  expect(foreignSelectors(css)).toEqual([]);
});

test.each([
  ['h1{color:red}', ['h1']],
  ['.menu{color:red}', ['.menu']],
  ['.page_a1B2c,h2{color:red}', ['h2']],
  ['.page_a1B2c+h2{color:red}', ['.page_a1B2c+h2']],
  ['.page_a1B2c~h2 p{color:red}', ['.page_a1B2c~h2 p']],
  [':not(.page_a1B2c){color:red}', [':not(.page_a1B2c)']],
  [':has(.page_a1B2c){color:red}', [':has(.page_a1B2c)']],
  [':is(.page_a1B2c,h2){color:red}', [':is(.page_a1B2c,h2)']],
  ['@media print{*{color:red}}', ['*']],
  [':root{--line:red}', [':root']],
  ['@import "x.css";', ['@import "x.css"']],
])('%s reaches what is not its own', (css, foreign) => {
  expect(foreignSelectors(css)).toEqual(foreign);
});

test('a sheet that cannot be read is foreign', () => {
  expect(foreignSelectors('h1{')).toHaveLength(1);
});
