import axe from 'axe-core';

/**
 * Returns the violations that axe finds. Tests in a real browser check colours and page regions.
 */
export async function violations(): Promise<string[]> {
  // jsdom cannot draw on a canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
