import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures';

/** Addresses that the sitemap does not list. The address alone decides what such a page shows. */
const UNLISTED = [
  '/no-such-page',
  '/calendar-test',
  '/booking-confirmation',
  '/booking-confirmation?from=mail',
  '/my-booking',
  '/my-booking/no-such-link',
  '/admin',
  '/admin/bookings',
  '/admin/forgotten',
  '/admin/reset?token=no-such-link',
  '/admin/setup?token=no-such-link',
  '/admin/day',
  '/admin/intake',
  '/admin/ticket/no-such-visit',
  '/admin/customers',
  '/admin/customers/9800000001',
  '/admin/quote-requests',
  '/admin/enquiries',
  '/admin/community',
  '/admin/releases',
  '/admin/pickups',
  '/admin/reports',
  '/admin/staff',
  '/admin/account',
  '/admin/account/security',
  '/admin/account/alerts',
  '/shop?category=macbooks&condition=preowned&search=air&sort=price-low',
  '/shop?search=nothing-of-this-kind',
  '/repairs/iphone?issue=battery',
  '/repairs/ipad?q=mini',
  '/repairs/iphone/15-pro?issue=camera',
  '/repairs/imac/no-such-model',
  '/repairs/laptop/acer?issue=trackpad',
  '/repairs/laptop/no-such-brand',
  '/community?category=iphone',
  '/community?search=battery',
  '/community?search=nothing-of-this-kind',
  '/community/no-such-thread',
];
const AT_ONCE = 4;

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

async function faultsOf(url: string): Promise<string[]> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const report = await checker.validateString(await response.text());
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('the HTML of every address is valid by the standard, listed in the sitemap or not', async ({
  shop,
}) => {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThanOrEqual(120);
  const threads = (await (await fetch(`${shop.url}/api/posts`)).json()) as {
    posts: { id: string }[];
  };
  const paths = [...listed, ...UNLISTED, ...threads.posts.map(({ id }) => `/community/${id}`)];

  const faults: Record<string, string[]> = {};
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const found = await faultsOf(shop.url + path);
      if (found.length > 0) faults[path] = found;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual({});
});
