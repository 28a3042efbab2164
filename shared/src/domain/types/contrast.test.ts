import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, LOGO_GROUNDS, logoFaults } from './contrast';

test.each([
  // WCAG 2.2: the largest contrast ratio is 21:1, for black on white. The smallest is 1:1.
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // Understanding WCAG 2.2, 1.4.3: #767676 is the lightest grey with a ratio of 4.5:1 on white.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  // Understanding WCAG 2.2, 1.4.11: #949494 is the lightest grey with a ratio of 3:1 on white.
  ['#949494', '#ffffff', 3.03],
  // WebAIM: on white, the ratio of pure red is 4:1, of pure green 1.4:1 and of pure blue 8.6:1.
  ['#ff0000', '#ffffff', 4.0],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#d32f2f', []],
  ['#F5A524', ['light']],
  ['#ffffff', ['light']],
  ['#10204a', ['dark']],
  ['#000000', ['dark']],
])('a logo in %s has too little contrast in these schemes: %j', (colour, schemes) => {
  expect(logoFaults(colour).map(({ scheme }) => scheme)).toEqual(schemes);
});

test('the grounds of the logo are those of the pages', () => {
  const tokens = readFileSync(path.join(__dirname, '../../ui/tokens.css'), 'utf8');
  const grounds = [...tokens.matchAll(/--page: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([LOGO_GROUNDS.light, LOGO_GROUNDS.dark, LOGO_GROUNDS.dark]);
});

test('every accepted colour leaves enough contrast for the white tool of the logo', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    if (logoFaults(colour).length === 0) expect(contrast(colour, '#ffffff')).toBeGreaterThan(3);
  }
});
