import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { api } from '../api';
import { expect, test, untilAlive } from '../fixtures';
import { discardShop, STAFF, startShop, type ShopServer } from '../server';
import { staffSession } from '../staff';
import { startTextGateway, type TextGateway } from '../textGateway';

const { hours: _hours, ...OLD } = DEFAULT_SHOP_PROFILE;
const NEW = {
  ...OLD,
  name: 'Everest Fix',
  phone: '+977-1-4411223',
  whatsapp: '9779851111222',
  address: 'Mangal Bazar, Lalitpur, Nepal',
  mapUrl: 'https://www.openstreetmap.org/search?query=Mangal%20Bazar',
};
const NEW_DIGITS = digitsOf(NEW.phone);

/** Addresses that the sitemap does not list. The address alone decides what such a page shows. */
const UNLISTED = [
  '/no-such-page',
  '/book?device=iphone',
  '/booking-confirmation',
  '/my-booking',
  '/repairs/iphone/15-pro?issue=screen',
  '/repairs/laptop/no-such-brand',
  '/shop?search=nothing-of-this-kind',
  '/terms/first',
  '/admin',
  '/robots.txt',
  '/sitemap.xml',
  '/remotes.json',
];
const AT_ONCE = 4;

let gateway: TextGateway;
let shop: ShopServer;
test.beforeEach(async () => {
  gateway = await startTextGateway();
  shop = await startShop(gateway.settings);
});
test.afterEach(async () => {
  await discardShop(shop);
  gateway.close();
});

test(
  'after a change of numbers, name and address, no page, paper or message has the old ones',
  { tag: ['@admin'] },
  async ({ page }) => {
    // The test reads every page of the site, so it needs more time than others.
    test.slow();
    const { headers } = await staffSession(shop.url);
    const send = async (method: string, at: string, body: object) => {
      const response = await fetch(shop.url + at, {
        method,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(body),
      });
      expect([at, response.status < 300]).toEqual([at, true]);
      return response.json() as Promise<Record<string, never>>;
    };

    const visit = (await send('POST', '/api/visits', {
      customerName: 'Waiting Customer',
      customerPhone: '9841000061',
      customerEmail: 'waiting@mail.example',
      deviceModel: 'iPhone 15 Pro',
      repairIssue: 'Screen / LCD replacement',
      overbook: true,
    })) as unknown as { booking: { id: string; version: number } };
    const { id, version } = visit.booking;
    // The shop emails at once that it received the device.
    const toWaiting = async () =>
      (await mails()).filter(({ to }) => to === 'waiting@mail.example').length;
    await expect.poll(toWaiting).toBe(1);
    const before = (await mails()).length;
    // The site sends the email about a ready device after half a minute. The phone number changes
    // during this time, and the email must contain the new number.
    await send('POST', `/api/bookings/${id}/stage`, { version, stage: 'ready' });
    await send('POST', '/api/content/editions', {
      edition: { piece: 'profile', value: NEW },
      seen: null,
      validFrom: null,
    });
    await expect
      .poll(async () => digitsOf(await (await fetch(shop.url)).text()).includes(NEW_DIGITS))
      .toBe(true);

    const shopApi = api(shop.url);
    const { shopDate, time } = await shopApi.freeSlot();
    const contact = { customerEmail: 'after@mail.example', customerPhone: '9812345672' };
    const form = shopApi.appointment(shopDate, time, contact);
    const { token } = (await (await shopApi.book(form)).json()) as { token: string };
    const other = await shopApi.freeSlot(1);
    const texted = { customerEmail: '', customerPhone: '9812345673', textChannels: ['sms'] };
    await shopApi.book(shopApi.appointment(other.shopDate, other.time, texted));

    await test.step('every page, with its structured data', async () => {
      const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(listed.length).toBeGreaterThanOrEqual(120);
      const faults: Record<string, string[]> = {};
      const waiting = [...listed, ...UNLISTED];
      const work = async () => {
        for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
          const found = await faultsOf(at);
          if (found.length > 0) faults[at] = found;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(faults).toEqual({});
      const home = await (await fetch(shop.url)).text();
      const structured = [...home.matchAll(/"@type":"ElectronicsStore".*?"telephone":"([^"]*)"/gs)];
      expect(structured.map(([, phone]) => phone)).toEqual([NEW.phone]);
    });

    await test.step('pages that need a link or a sign-in', async () => {
      await page.goto(`${shop.url}/booking-confirmation#${token}`);
      await untilAlive(page);
      await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
      expect(oldIn(await page.content())).toEqual([]);
      expect(await page.content()).toContain(NEW.phone);

      await page.goto(`${shop.url}/admin/bookings`);
      await page.getByLabel('Email').fill(STAFF.email);
      await page.getByLabel('Password').fill(STAFF.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Waiting Customer').first()).toBeVisible();
      await page.goto(`${shop.url}/admin/ticket/${id}`);
      const ticket = page.getByRole('article', { name: 'Ticket' });
      await expect(ticket).toContainText(NEW.phone);
      expect(oldIn(await page.content())).toEqual([]);
      const receipt = (await send('POST', `/api/bookings/${id}/payments`, {
        cash: 4500,
      })) as unknown as { id: string };
      await page.goto(`${shop.url}/admin/receipt/${receipt.id}`);
      await expect(page.getByRole('article', { name: 'Receipt' })).toContainText(NEW.phone);
      expect(oldIn(await page.content())).toEqual([]);
    });

    await test.step('text messages, and emails queued before and after the change', async () => {
      await expect.poll(() => gateway.received.length).toBeGreaterThan(0);
      expect(gateway.received.flatMap(({ text }) => oldIn(text))).toEqual([]);
      expect(gateway.received[0]?.text).toContain(NEW.name);
      const sentTo = async () => (await mails()).slice(before).map(({ to }) => to);
      await expect
        .poll(sentTo, { timeout: 90_000 })
        .toEqual(expect.arrayContaining(['waiting@mail.example', 'after@mail.example']));
      const sent = (await mails()).slice(before);
      const toCustomers = sent.filter(({ to }) => to !== STAFF.email);
      expect(toCustomers.flatMap(({ text }) => oldIn(text))).toEqual([]);
      for (const { text } of toCustomers) expect(text).toContain(NEW.phone);
    });
  },
);

/**
 * Removes spaces, brackets, dots and hyphens between digits, so that equal phone numbers have equal
 * digits.
 */
function digitsOf(text: string): string {
  return text.replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
}

/**
 * Returns the old phone numbers, name and address that a text contains, in any notation of numbers.
 */
function oldIn(text: string): string[] {
  const place = text.replaceAll('%20', ' ').replaceAll('%2C', ',');
  const numbers = digitsOf(text.replaceAll('%2B', '+'));
  return [
    ...[digitsOf(OLD.phone).replace('+', ''), '15550100', OLD.whatsapp].filter((number) =>
      numbers.includes(number),
    ),
    ...[OLD.name, 'Putalisadak, Kathmandu'].filter((words) => place.includes(words)),
  ];
}

async function faultsOf(at: string): Promise<string[]> {
  const response = await fetch(shop.url + at, { headers: { accept: 'text/html' } });
  const text = await response.text();
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  // A forum post of the shop keeps the shop's old name as its author.
  const isForum = at.startsWith('/community');
  return [
    ...oldIn(text).filter((found) => !(isForum && found === OLD.name)),
    ...(isPage && !digitsOf(text).includes(NEW_DIGITS) ? ['the new number is missing'] : []),
  ];
}

/** Returns the emails that the shop sent, the oldest first. */
async function mails(): Promise<{ to: string | undefined; text: string }[]> {
  const folder = path.join(shop.dataDir, 'mail');
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  const parsed = names.sort().map(async (name) => {
    const { to, subject, text, html } = await PostalMime.parse(
      readFileSync(path.join(folder, name)),
    );
    return { to: to?.[0]?.address, text: [subject, text, html].join('\n') };
  });
  return Promise.all(parsed);
}
