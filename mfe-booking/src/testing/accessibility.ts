import axe from 'axe-core';

/** The violations that axe finds. A real browser checks colours and page regions. */
export async function violations(): Promise<string[]> {
  // jsdom cannot draw.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
