import axe from 'axe-core';

/**
 * Returns the accessibility violations that axe finds. jsdom does not compute colours, so browser
 * tests check the contrast.
 */
export async function accessibilityFaults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
