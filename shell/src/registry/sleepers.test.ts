/** @jest-environment ./tools/jest-environment.cjs */
import { startRegistry } from './browserRegistry';
import { keepPins } from './pins';
import { fetchSeenFragments, sleepingScripts } from './sleepers';

const remoteOf = (name: string) => ({
  version: '1',
  entry: `/remotes/${name}/1/mf-manifest.json`,
  prefixes: [],
  integrity: {
    'remoteEntry.1a.js': 'sha384-entry',
    'calendar.2b.js': 'sha384-calendar',
    'unused.3c.js': 'sha384-unused',
  },
});
const remotes = { booking: remoteOf('booking'), storefront: remoteOf('storefront') };
const SCRIPTS = {
  booking: ['remoteEntry.1a.js', 'calendar.2b.js', 'of-a-later-version.4d.js'],
  storefront: ['remoteEntry.1a.js'],
};

/** Simulates that the content of a fragment is this many pixels below the top of the window. */
function place(id: string, top: number): void {
  const part = document.createElement('div');
  part.dataset['part'] = id;
  const content = part.appendChild(document.createElement('section'));
  content.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(part);
}
const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
    new URL(link.href).pathname,
    link.integrity,
  ]);

beforeEach(() => {
  startRegistry({ revision: '1', remotes });
  for (const remote of Object.values(remotes)) keepPins(remote);
  window.innerHeight = 900;
});
afterEach(() => document.body.replaceChildren());

test('the scripts of a fragment far below wait until it wakes', () => {
  place('booking/AppointmentScheduler', 1351);
  expect(fetchSeenFragments(SCRIPTS)).toBe(false);
  expect(preloaded()).toEqual([]);
  expect(sleepingScripts('booking')).toEqual(SCRIPTS.booking);
});

test('the scripts of a fragment in view are fetched, each with its hash', () => {
  place('booking/AppointmentScheduler', 1349);
  place('storefront/FeaturedProducts', 3000);
  expect(fetchSeenFragments(SCRIPTS)).toBe(true);
  expect(preloaded()).toEqual([
    ['/remotes/booking/1/remoteEntry.1a.js', 'sha384-entry'],
    ['/remotes/booking/1/calendar.2b.js', 'sha384-calendar'],
  ]);
});

test('a page of an older server names no scripts', () => {
  place('booking/AppointmentScheduler', 0);
  expect(fetchSeenFragments(undefined)).toBe(false);
  expect(sleepingScripts('booking')).toEqual([]);
});
