type Point = { x: number; y: number };

/**
 * Converts the strokes of a signature to SVG path data in a box of 300 by 100. Coordinates are
 * rounded to whole numbers, and repeated points are removed.
 */
export function strokesPath(
  strokes: readonly (readonly Point[])[],
  sheet: { width: number; height: number },
): string {
  return strokes.map((stroke) => strokePath(stroke, sheet)).join('');
}

export const SIGNATURE_BOX = { width: 300, height: 100 };

function strokePath(
  stroke: readonly Point[],
  { width, height }: { width: number; height: number },
) {
  const places = stroke.map(
    ({ x, y }) =>
      `${within((x / width) * SIGNATURE_BOX.width, SIGNATURE_BOX.width)} ${within((y / height) * SIGNATURE_BOX.height, SIGNATURE_BOX.height)}`,
  );
  const kept = places.filter((place, index) => place !== places[index - 1]);
  const [first = '0 0', ...rest] = kept;
  // A dot becomes a line from a point to the same point. A round line cap makes this line visible.
  const lines = rest.length ? rest : [first];
  return `M${first}${lines.map((place) => `L${place}`).join('')}`;
}

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
