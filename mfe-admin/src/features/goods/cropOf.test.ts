import { cropWords, moved, resized, type Corner } from './cropOf';

const WHOLE = { width: 900, height: 600 };
const PART = { left: 100, top: 50, width: 400, height: 300 };

test.each([
  [10, -20, { left: 110, top: 30 }],
  [-500, -500, { left: 0, top: 0 }],
  [5000, 5000, { left: 500, top: 300 }],
  [0.6, 0.4, { left: 101, top: 50 }],
])('moving by %d and %d keeps the size and stays inside', (x, y, place) => {
  expect(moved(PART, x, y, WHOLE)).toEqual({ ...PART, ...place });
});

test.each<[Corner, number, number, object]>([
  ['se', 10, 20, { width: 410, height: 320 }],
  ['se', 5000, 5000, { width: 800, height: 550 }],
  ['se', -5000, -5000, { width: 40, height: 40 }],
  ['nw', -5000, -5000, { left: 0, top: 0, width: 500, height: 350 }],
  ['nw', 5000, 5000, { left: 460, top: 310, width: 40, height: 40 }],
  ['ne', 10, 10, { top: 60, width: 410, height: 290 }],
  ['sw', 10, 10, { left: 110, width: 390, height: 310 }],
])('corner %s moves by %d and %d, and the opposite one stays', (corner, x, y, part) => {
  expect(resized(PART, corner, x, y, WHOLE)).toEqual({ ...PART, ...part });
});

test('the words are in per cent of the photo', () => {
  expect(cropWords(PART, WHOLE)).toBe('Left 11, top 8, width 44, height 50 per cent');
});
