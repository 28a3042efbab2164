import axe from 'axe-core';

/** The violations that axe finds. jsdom computes no colours, so browser journeys measure contrast. */
export async function accessibilityFaults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
