import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { Shadow } from './Shadow';
import { OWN_ID } from './markupOf';

/** The width of each key, row by row. 1 is the width of a normal key. */
const ROWS: readonly (readonly number[])[] = [
  Array<number>(12).fill(1),
  Array<number>(12).fill(1),
  [1.5, ...Array<number>(9).fill(1), 1.5],
  [2, ...Array<number>(8).fill(1), 2],
  [1, 1, 1.25, 5.5, 1.25, 1, 1],
];
const KEY = 16.5;

function keysOf(row: readonly number[]) {
  return row.map((width, index) => {
    const before = row.slice(0, index).reduce((sum, other) => sum + other, 0);
    return { x: 21 + before * KEY, width: width * KEY - 3 };
  });
}

export const KeyboardDrawing = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} />
      <Shadow y={176} rx={116} ry={6} />
      <rect
        x="10"
        y="68"
        width="220"
        height="104"
        rx="12"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      {ROWS.map((row, line) =>
        keysOf(row).map(({ x, width }) => (
          <rect
            key={`${line}-${x}`}
            x={x}
            y={79.5 + line * KEY}
            width={width}
            height={KEY - 3}
            rx="3"
            fill="var(--draw-keycap)"
            stroke="var(--draw-edge)"
            strokeWidth="0.6"
          />
        )),
      )}
    </>
  );
});
