import { expect, test } from '../fixtures';

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

test('every page carries the security headers, also one that does not exist', async ({
  request,
}) => {
  for (const path of ['/', '/shop', '/admin/bookings', '/no/such/page']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(SECURITY);
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types site',
      'report-to policy',
      'report-uri /api/policy-reports',
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers['reporting-endpoints']).toBe('policy="/api/policy-reports"');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('files with a hash in their name are cached forever and sent compressed', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).toMatch(/\.[0-9a-f]{8}\.(?:js|css)$/);
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('pages are sent compressed', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
});

test('the registry is not cached, and names the five remotes', async ({ request }) => {
  const answer = await request.get('/remotes.json');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const registry = JSON.stringify(await answer.json());
  for (const name of ['storefront', 'repairs', 'booking', 'community', 'admin']) {
    expect(registry).toContain(`/remotes/${name}/`);
  }
});

test('code of the server and source maps are not for browsers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const main = /src="(\/shell\/main\.[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(`${main}.map`)).status()).toBe(404);
  expect((await request.get('/shell/ssr/server.cjs')).status()).toBe(404);
});

test('robots.txt keeps robots out of the staff area and names the sitemap', async ({
  request,
  shop,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect((await answer.text()).split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /admin/',
      'Disallow: /api/',
      `Sitemap: ${shop.url}/sitemap.xml`,
    ]),
  );
});

test('the sitemap lists every device page and no page of staff', async ({ request, shop }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replace(shop.url, ''),
  );
  expect(new Set(paths).size).toBe(paths.length);
  const below = (device: string) => paths.filter((path) => path.startsWith(`/repairs/${device}/`));
  // These counts are in section 2 of the specification. For watches, the sitemap lists two more
  // pages than there are series.
  expect(
    ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'].map((device) => below(device).length),
  ).toEqual([27, 18, 17, 14, 12, 12]);
  expect(paths.filter((path) => /admin|my-booking|confirmation|calendar-test/.test(path))).toEqual(
    [],
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/shop', '/repairs', '/book', '/community', '/privacy']),
  );
});

test('every page of the route table is served', async ({ request }) => {
  for (const path of [
    '/',
    '/shop',
    '/repairs',
    ...['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'].map(
      (device) => `/repairs/${device}`,
    ),
    '/repairs/iphone/16-pro',
    '/repairs/ipad/10th',
    '/repairs/macbook/air-13-m2',
    '/repairs/imac/24-m3',
    '/repairs/watch/series-9',
    '/repairs/laptop/dell',
    '/repairs/data-recovery',
    '/calendar-test',
    '/booking-confirmation',
    '/book',
    '/services',
    '/repair-services',
    '/admin/bookings',
    '/community',
    '/about',
    '/business',
    '/contact',
    '/privacy',
    '/terms',
    '/warranty',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect((await answer.text()).match(/<h1[\s>]/g), path).toHaveLength(1);
  }
});

test('the site can be added to a home screen: its manifest names existing pictures', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const address = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const manifest = (await (await request.get(address)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: 'MCS Repairs', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type);
  }
});
