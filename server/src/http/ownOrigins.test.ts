import { openTestShop, STAFF, type TestShop } from '../../test/testShop';

let shop: TestShop;
afterEach(() => shop.close());

const signInFrom = async (origin: string, host?: string) => {
  const headers = { origin, ...(host && { host }) };
  const { status } = await shop.browser().ask('POST', '/api/session', STAFF, { headers });
  return status;
};

test('with PUBLIC_URL only its pages may change data', async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
  expect(await signInFrom('https://shop.example', 'shop.example')).toBe(200);
  expect(await signInFrom('http://shop.example', 'shop.example')).toBe(403);
  expect(await signInFrom('http://localhost:3000', 'localhost:3000')).toBe(403);
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'without it only the addresses that the server listens on at %s',
  async (host) => {
    shop = await openTestShop();
    const { port } = new URL(await shop.app.listen({ port: 0, host }));
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(await signInFrom(`http://${name}:${port}`)).toBe(200);
    }
    // An attacker's host name that resolves to this machine (DNS rebinding).
    expect(await signInFrom(`http://evil.example:${port}`, `evil.example:${port}`)).toBe(403);
    expect(await signInFrom('http://localhost:1')).toBe(403);
    expect(await signInFrom(`https://localhost:${port}`)).toBe(403);
  },
);
