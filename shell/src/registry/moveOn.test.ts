/** @jest-environment ./tools/jest-environment.cjs */
import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import {
  dateSelected,
  makeStore,
  stateCleared,
  timeSelected,
} from '@mcs-repairs/shared/platform/store';
import { startRegistry } from './browserRegistry';
import { runningVersions } from './federation';
import { holdsChoice, neverWhile } from './held';
import { look, lookAfter, moveOnWithNavigation } from './moveOn';
import type { Registry } from './registry';

jest.mock('./federation', () => ({
  runningVersions: jest.fn(() => new Map([['shop', '1.0.0-aa']])),
  evaluateAnew: jest.fn(),
}));

const registry = (version: string, shell = 'one'): Registry => ({
  revision: version + shell,
  shell,
  remotes: { shop: { version, entry: '/remotes/shop/x/mf-manifest.json', prefixes: ['/shop'] } },
});

let clock = Date.now();
let reached = 0;
document.body.innerHTML = `<div id="root"><a href="/shop">Shop</a><a href="/about">About</a>
  <a href="https://other.example/shop">Other</a><form><input name="message" /></form></div>`;
document.getElementById('root')?.addEventListener('click', (event) => {
  reached += 1;
  // jsdom cannot follow links, so the test prevents it.
  event.preventDefault();
});
startRegistry(registry('1.0.0-aa'));
moveOnWithNavigation();
let answered: Registry;
// jsdom logs an error for each link that a browser would follow. The test hides these errors.
jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  reached = 0;
  answered = registry('1.0.0-aa');
  jest.useFakeTimers();
  clock += 120_000;
  jest.setSystemTime(clock);
  globalThis.fetch = jest.fn(async () => Response.json(answered));
});
afterEach(() => jest.useRealTimers());

const click = (label: string, init: MouseEventInit = {}) => {
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === label);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // In a browser, this click would leave the page. The test prevents that.
  window.addEventListener('click', (last) => last.preventDefault(), { once: true });
  link?.dispatchEvent(event);
};
/** Clicks a link, and returns whether the router received the click. */
const isRouted = (label: string, init?: MouseEventInit) => {
  const before = reached;
  click(label, init);
  return reached > before;
};
const learn = async () => {
  click('About');
  await jest.advanceTimersByTimeAsync(0);
};

test('a link to a page of the running version is handled by the router', async () => {
  await learn();
  expect(isRouted('Shop')).toBe(true);
});

test('a link to a page of a newer version is followed by the browser, and others are not', async () => {
  answered = registry('1.0.1-bb');
  await learn();
  expect(isRouted('Shop')).toBe(false);
  expect(isRouted('About')).toBe(true);
  expect(isRouted('Other')).toBe(true);
  expect(isRouted('Shop', { ctrlKey: true })).toBe(true);
});

test('the router loads a remote that does not run yet, in any version', async () => {
  jest.mocked(runningVersions).mockReturnValueOnce(new Map());
  answered = registry('1.0.1-bb');
  await learn();
  jest.mocked(runningVersions).mockReturnValueOnce(new Map());
  expect(isRouted('Shop')).toBe(true);
});

test('any link moves on to another shell', async () => {
  answered = registry('1.0.0-aa', 'two');
  await learn();
  expect(isRouted('About')).toBe(false);
});

test('nothing is left while a form contains typed text', async () => {
  answered = registry('1.0.1-bb');
  await learn();
  const input = document.querySelector('input') as HTMLInputElement;
  const type = (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('My screen is');
  expect(isRouted('Shop')).toBe(true);
  type('');
  expect(isRouted('Shop')).toBe(false);
});

test('a form that was sent holds nothing', async () => {
  answered = registry('1.0.1-bb');
  await learn();
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'Published';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isRouted('Shop')).toBe(true);
  input.form?.dispatchEvent(new Event('reset', { bubbles: true }));
  expect(isRouted('Shop')).toBe(false);
  input.value = '';
});

test('pointing at a link checks for newer content, so that the first click already shows it', async () => {
  answered = { ...registry('1.0.0-aa'), content: 'new' };
  look();
  look();
  await jest.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(isRouted('About')).toBe(false);
});

test('the tab that changed what pages show learns the new content by itself', async () => {
  await learn();
  startRegistry(registry('1.0.0-aa'));
  answered = { ...registry('1.0.0-aa'), content: 'newer' };
  lookAfter(['Bookings']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(isRouted('About')).toBe(true);
  lookAfter(['Content']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(isRouted('About')).toBe(false);
  startRegistry(registry('1.0.0-aa'));
});

test('nothing is left while a time is chosen', async () => {
  const store = makeStore({ shopData: fakeShopData() });
  neverWhile(() => holdsChoice(store.getState()));
  answered = registry('1.0.1-bb');
  await learn();
  expect(isRouted('Shop')).toBe(false);
  store.dispatch(dateSelected('2026-11-24'));
  store.dispatch(timeSelected('9:30 AM'));
  expect(isRouted('Shop')).toBe(true);
  store.dispatch(stateCleared());
  expect(isRouted('Shop')).toBe(false);
});

test('the registry is asked at most once a minute', async () => {
  await learn();
  await learn();
  expect(fetch).toHaveBeenCalledTimes(1);
});
