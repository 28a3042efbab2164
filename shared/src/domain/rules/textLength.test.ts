import { textLength } from './textLength';

test.each([
  ['', 'gsm-7', 0, 0],
  ['a'.repeat(160), 'gsm-7', 160, 1],
  ['a'.repeat(161), 'gsm-7', 161, 2],
  ['a'.repeat(306), 'gsm-7', 306, 2],
  ['a'.repeat(307), 'gsm-7', 307, 3],
  // The euro sign and braces take two septets each.
  ['€'.repeat(80), 'gsm-7', 160, 1],
  ['€'.repeat(81), 'gsm-7', 162, 2],
  // 153 is odd. The escape and its character stay together, so a part holds 76 pairs.
  ['{'.repeat(153), 'gsm-7', 306, 3],
  ['न'.repeat(70), 'ucs-2', 70, 1],
  ['न'.repeat(71), 'ucs-2', 71, 2],
  ['न'.repeat(134), 'ucs-2', 134, 2],
  ['न'.repeat(135), 'ucs-2', 135, 3],
  // One character of Devanagari makes the whole text UCS-2. Vowel signs count too.
  [`${'a'.repeat(69)}न`, 'ucs-2', 70, 1],
  ['नमस्ते', 'ucs-2', 6, 1],
  // Surrogate pairs stay together, so a part holds 33 emoji.
  ['😀'.repeat(35), 'ucs-2', 70, 1],
  ['😀'.repeat(67), 'ucs-2', 134, 3],
] as const)('%#: %s', (text, encoding, units, parts) => {
  expect(textLength(text)).toEqual({ encoding, units, parts });
});
