/** @jest-environment ./tools/jest-environment.cjs */
import { areListAndDetail, fadeBetween } from './fadeBetween';

type Start = typeof document.startViewTransition;

let prefersLess = false;
beforeEach(() => {
  prefersLess = false;
  history.replaceState(null, '', '/repairs/iphone');
  window.matchMedia = () => ({ matches: prefersLess }) as MediaQueryList;
});
afterEach(() => {
  delete (document as Partial<Document>).startViewTransition;
});

function supported(start: unknown = jest.fn()) {
  document.startViewTransition = start as Start;
}

/** Returns the options that the router uses for the navigation. */
async function follow(to: unknown, options?: object) {
  const navigate = jest.fn(() => Promise.resolve());
  const router = { navigate };
  fadeBetween(router);
  await (router.navigate as (to: unknown, options?: object) => Promise<void>)(to, options);
  return navigate.mock.calls[0] as unknown as [unknown, object | undefined];
}

test.each([
  ['/repairs/iphone', '/repairs/iphone/15-pro', true],
  ['/repairs/iphone/15-pro', '/repairs/iphone', true],
  ['/shop', '/shop/iphone-13', true],
  ['/shop/', '/shop', false],
  ['/admin/board', '/admin/bookings/MCS1', true],
  ['/admin/bookings', '/admin/board', false],
  ['/', '/shop', false],
  ['/shop/iphone-13', '/repairs', false],
])('from %s to %s: %s', (from, to, fades) => {
  expect(areListAndDetail(from, to)).toBe(fades);
});

test('the router fades to a detail, and a link can refuse', async () => {
  supported();
  expect(await follow('/repairs/iphone/15-pro?issue=screen', { state: 1 })).toEqual([
    '/repairs/iphone/15-pro?issue=screen',
    { state: 1, viewTransition: true },
  ]);
  expect((await follow({ pathname: '/repairs/iphone/15-pro' }))[1]).toEqual({
    viewTransition: true,
  });
  expect((await follow({ search: '?year=2024' }))[1]).toEqual({ viewTransition: false });
  expect((await follow('/repairs', { viewTransition: false }))[1]).toEqual({
    viewTransition: false,
  });
  expect(await follow(-1)).toEqual([-1]);
});

test('nothing fades for visitors who prefer less motion', async () => {
  supported();
  prefersLess = true;
  expect((await follow('/repairs/iphone/15-pro'))[1]).toEqual({ viewTransition: false });
});

test('a browser without view transitions navigates as ever', async () => {
  expect(await follow('/repairs/iphone/15-pro')).toEqual(['/repairs/iphone/15-pro']);
});

test('a visitor who moves on meanwhile causes no error, and no page stays frozen', async () => {
  const shown = jest.fn();
  const ready = Promise.reject(new Error('Transition was skipped'));
  supported((update: () => Promise<void>) => ({ ready, finished: update().then(shown) }));
  fadeBetween({ navigate: jest.fn() });
  await document.startViewTransition(() => new Promise(() => undefined)).finished;
  expect(shown).toHaveBeenCalled();
});
