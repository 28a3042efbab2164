import { expect, test } from '../fixtures';
import { staffSession } from '../staff';

/** The allowed hues of the badge colours, in degrees. Source: specification, section 4. */
const COLOURS = [
  { status: 'pending', label: 'Pending', colour: 'yellow', from: 42, to: 65 },
  { status: 'confirmed', label: 'Confirmed', colour: 'blue', from: 200, to: 240 },
  { status: 'in_progress', label: 'In progress', colour: 'orange', from: 18, to: 38 },
  { status: 'completed', label: 'Completed', colour: 'green', from: 110, to: 160 },
  { status: 'cancelled', label: 'Cancelled', colour: 'red', from: 0, to: 12 },
];

function hue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / spread + 2);
  return 60 * ((red - green) / spread + 4);
}

test('the badge of each status has its colour and an icon', async ({ page, shop, signIn }) => {
  const { headers } = await staffSession(shop.url);
  const at = '2026-01-05T05:00:00Z';
  const imported = await fetch(`${shop.url}/api/bookings/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      bookings: COLOURS.map(({ status, colour }, index) => ({
        id: `0198a000-0000-7000-8000-00000000000${index}`,
        reference: `9990${index}`,
        kind: 'request',
        status,
        version: 1,
        customerName: `Badge ${colour}`,
        customerEmail: 'badge@example.com',
        customerPhone: '+977 9800000000',
        deviceModel: 'iPhone 15 Pro',
        repairService: 'Battery replacement',
        duration: '30-60 minutes',
        appointmentDate: '',
        appointmentTime: '',
        estimatedPrice: 0,
        createdAt: at,
        updatedAt: at,
      })),
    }),
  });
  expect(imported.status).toBe(200);

  await signIn(page);
  for (const { label, colour, from, to } of COLOURS) {
    const row = page.getByRole('row', { name: new RegExp(`Badge ${colour}`) });
    const badge = row.getByText(label, { exact: true });
    const ground = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(hue(ground), `${label} is ${colour}: ${ground}`).toBeGreaterThanOrEqual(from);
    expect(hue(ground), `${label} is ${colour}: ${ground}`).toBeLessThanOrEqual(to);
    expect(await badge.evaluate((element) => element.firstElementChild?.tagName)).toBe('svg');
  }
});
