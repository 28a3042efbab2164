import axe from 'axe-core';

/**
 * Returns the accessibility violations that axe finds. Browser tests check colours and page
 * regions.
 */
export async function violations(): Promise<string[]> {
  // jsdom cannot draw on a canvas. Without this line, jsdom logs an error.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
