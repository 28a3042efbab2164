/** @jest-environment ./tools/jest-environment.cjs */
import { createMemoryRouter } from 'react-router-dom';
import { patchRoutes } from './patchRoutes';
import { siteRoutes } from './siteRoutes';

/** Returns a router that starts at the shop, and the functions that end the load of the community. */
function open() {
  const ends: { loaded: () => void; failed: () => void }[] = [];
  const load = (name: string) =>
    new Promise<{ path: string }>((resolve, reject) => {
      if (name === 'storefront') return resolve({ path: '/shop' });
      ends.push({
        loaded: () => resolve({ path: '/community' }),
        failed: () => reject(new Error('chunk')),
      });
    });
  const names: Record<string, string> = { '/shop': 'storefront', '/community': 'community' };
  const find = (path: string) => Promise.resolve(names[path]);
  const bound = new Set<string>();
  const router = createMemoryRouter(siteRoutes([]), {
    initialEntries: ['/shop'],
    patchRoutesOnNavigation: patchRoutes({ bound, find, load }),
  });
  const started = async (count: number) => {
    while (ends.length < count) await new Promise((resolve) => setTimeout(resolve));
  };
  return { router, bound, ends, started };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a remote that fails after the visitor has opened another page leaves that page alone', async () => {
  const { router, ends, started } = open();
  await router.navigate('/shop');
  const left = router.navigate('/community');
  await started(1);
  await router.navigate('/shop');
  ends[0]?.failed();
  await Promise.all([left, settled()]);
  expect(router.state.location.pathname).toBe('/shop');
  expect(router.state.errors).toBeNull();
});

test('a remote that loads after the visitor has opened another page is bound when it is opened', async () => {
  const { router, bound, ends, started } = open();
  await router.navigate('/shop');
  const left = router.navigate('/community');
  await started(1);
  await router.navigate('/shop');
  ends[0]?.loaded();
  await Promise.all([left, settled()]);
  expect(router.state.location.pathname).toBe('/shop');
  expect(bound.has('community')).toBe(false);

  const opened = router.navigate('/community');
  await started(2);
  ends[1]?.loaded();
  await opened;
  expect(router.state.location.pathname).toBe('/community');
  expect(router.state.matches.at(-1)?.route.path).toBe('/community');
});

test('the page of a remote that fails shows the failure', async () => {
  const { router, ends, started } = open();
  await router.navigate('/shop');
  const opened = router.navigate('/community');
  await started(1);
  ends[0]?.failed();
  await opened;
  expect(router.state.location.pathname).toBe('/community');
  expect(Object.values(router.state.errors ?? {})).toEqual([new Error('chunk')]);
});
