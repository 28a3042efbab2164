import { passkeySite } from './passkeySite';

const LISTENING = new Set(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000']);
const site = (publicUrl?: string, page?: string, listening = LISTENING) =>
  passkeySite(publicUrl, listening, page);

test.each([
  ['https://shop.example', 'shop.example'],
  ['https://www.shop.example:8443', 'www.shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://shop.localhost:3000', 'shop.localhost'],
])('the site at %s has passkeys of %s', (publicUrl, name) => {
  expect(site(publicUrl)).toEqual({ ok: true, value: { name, origins: [publicUrl] } });
});

test('without a public address passkeys work at localhost', () => {
  const value = { name: 'localhost', origins: ['http://localhost:3000'] };
  expect(site(undefined, 'http://localhost:3000')).toEqual({ ok: true, value });
});

test.each([
  ['http://127.0.0.1:3000', undefined, /is an IP address/],
  ['https://203.0.113.7', undefined, /is an IP address/],
  ['http://[::1]:3000', undefined, /is an IP address/],
  ['http://shop.example', undefined, /only over HTTPS/],
  ['https://shop.example', 'https://other.example', /only at https:\/\/shop\.example/],
  [undefined, 'http://127.0.0.1:3000', /only at http:\/\/localhost:3000/],
])(
  'at %s, requested by a page of %s, passkeys are refused with a reason',
  (publicUrl, page, words) => {
    expect(site(publicUrl, page)).toMatchObject({
      ok: false,
      failure: { code: 'conflict', message: expect.stringMatching(words) },
    });
  },
);

test('a server at a numeric address explains that passkeys need a host name', () => {
  expect(site(undefined, undefined, new Set(['http://192.0.2.4:3000']))).toMatchObject({
    failure: { message: expect.stringContaining('PUBLIC_URL') },
  });
});
