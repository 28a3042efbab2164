/** @jest-environment ./tools/jest-environment.cjs */
import { fireEvent } from '@testing-library/dom';
import { followKeptLinks } from './followKeptLinks';

const followed: string[] = [];
beforeAll(() => followKeptLinks((to) => followed.push(to)));
beforeEach(() => {
  followed.length = 0;
});

/** Presses the link. Returns whether the default navigation of the browser was prevented. */
function press(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  fireEvent(document.querySelector('b') as Element, event);
  return event.defaultPrevented;
}
const kept = (link: string) => `<div data-unhydrated="top">${link}</div>`;
const LINK = '<a data-discover="true" href="/shop?q=a#b"><b>Shop</b></a>';

test('a link in an unhydrated part is a client-side navigation', () => {
  expect(press(kept(LINK))).toBe(true);
  expect(followed).toEqual(['/shop?q=a#b']);
});

test.each([
  ['of a part that React knows', LINK, {}],
  ['that is no link of the router', kept('<a href="/file.pdf"><b>File</b></a>'), {}],
  ['to another window', kept(LINK.replace('href', 'target="_blank" href')), {}],
  ['to a file', kept(LINK.replace('href', 'download href')), {}],
  ['with a key held', kept(LINK), { ctrlKey: true }],
  ['with another button', kept(LINK), { button: 1 }],
])('a link %s is left to the browser', (_which, html, how) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(html, how);
  expect(followed).toEqual([]);
});
