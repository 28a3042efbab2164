/**
 * Returns an SVG transform that draws a device in proportion to its size in inches. The largest
 * device of its kind fills the drawing's square. A small device fills at least 76 % of the square.
 */
export function scaled(inches: number | undefined, largest: number, center = 120): string {
  const scale = Math.min(1, Math.max(0.76, (inches ?? largest) / largest));
  return `translate(120 ${center}) scale(${scale.toFixed(3)}) translate(-120 ${-center})`;
}
