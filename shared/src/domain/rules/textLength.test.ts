import { textLength } from './textLength';

test.each([
  ['', 'gsm-7', 0, 0],
  ['a'.repeat(160), 'gsm-7', 160, 1],
  ['a'.repeat(161), 'gsm-7', 161, 2],
  ['a'.repeat(306), 'gsm-7', 306, 2],
  ['a'.repeat(307), 'gsm-7', 307, 3],
  // The euro sign and the braces each take two septets in GSM-7, so the text has 160 septets.
  ['€'.repeat(80), 'gsm-7', 160, 1],
  ['€'.repeat(81), 'gsm-7', 162, 2],
  // A brace takes two septets, which must be in the same part. A part has 153 septets, so 76 braces
  // fit into it.
  ['{'.repeat(153), 'gsm-7', 306, 3],
  ['न'.repeat(70), 'ucs-2', 70, 1],
  ['न'.repeat(71), 'ucs-2', 71, 2],
  ['न'.repeat(134), 'ucs-2', 134, 2],
  ['न'.repeat(135), 'ucs-2', 135, 3],
  // One Devanagari character changes the encoding of the whole text to UCS-2. Its vowel signs count
  // as characters, too.
  [`${'a'.repeat(69)}न`, 'ucs-2', 70, 1],
  ['नमस्ते', 'ucs-2', 6, 1],
  // An emoji takes two units, which must be in the same part. A part has 67 units, so 33 emoji fit
  // into it.
  ['😀'.repeat(35), 'ucs-2', 70, 1],
  ['😀'.repeat(67), 'ucs-2', 134, 3],
] as const)('%#: %s', (text, encoding, units, parts) => {
  expect(textLength(text)).toEqual({ encoding, units, parts });
});
