import axe from 'axe-core';

/** What axe finds wrong; jsdom computes no colours, so contrast is measured in the browser journeys. */
export async function accessibilityFaults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
