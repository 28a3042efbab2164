import axe from 'axe-core';

/** What axe finds wrong with the page; colours and page regions are checked in a real browser. */
export async function violations(): Promise<string[]> {
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
