import { strokesPath } from './strokesPath';

const SHEET = { width: 600, height: 200 };

test('the strokes of a signature become one path that is scaled to its box', () => {
  const strokes = [
    [
      { x: 0, y: 0 },
      { x: 600, y: 200 },
    ],
    [
      { x: 300, y: 100 },
      { x: 300.4, y: 100.2 },
      { x: 310, y: 100 },
    ],
  ];
  expect(strokesPath(strokes, SHEET)).toBe('M0 0L300 100M150 50L155 50');
});

test('a dot stays visible, and strokes end at the edge of the box', () => {
  expect(strokesPath([[{ x: 30, y: 20 }]], SHEET)).toBe('M15 10L15 10');
  expect(strokesPath([[{ x: -9, y: 900 }]], SHEET)).toBe('M0 100L0 100');
});
