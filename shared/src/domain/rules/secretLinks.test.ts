import { SECRET_PATHS, secretOfHash } from './secretLinks';

const SECRET = 'Xk2-9_fQ7bTz';

test.each(Object.entries(SECRET_PATHS))(
  '%s is a link whose secret is never sent to a server',
  (_name, path) => {
    const address = new URL(path(SECRET, 'one'), 'https://shop.example');
    expect(address.pathname + address.search).not.toContain(SECRET);
    expect(secretOfHash(address.hash)).toBe(SECRET);
    expect(path('', 'one')).not.toContain('#');
  },
);

test.each([
  ['', ''],
  ['#', ''],
  ['#a%2Fb', 'a/b'],
  ['#cut%2', 'cut%2'],
])('the hash of %j contains %j', (hash, secret) => {
  expect(secretOfHash(hash)).toBe(secret);
});
