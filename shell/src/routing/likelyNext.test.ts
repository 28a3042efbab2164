/** @jest-environment ./tools/jest-environment.cjs */
import { likelyNext } from './likelyNext';

test('the first two links of the page, each once', () => {
  document.body.innerHTML = `
    <nav><a data-discover="true" href="/about">About</a></nav>
    <main>
      <nav aria-label="Breadcrumb"><a data-discover="true" href="/repairs">Back</a></nav>
      <a data-discover="true" href="https://elsewhere.example/x">Elsewhere</a>
      <a data-discover="true" href="${location.pathname}?more">More of this</a>
      <a href="tel:1">Call</a>
      <a data-discover="true" href="/book?device=iphone">Book</a>
      <a data-discover="true" href="/book">Book again</a>
      <a data-discover="true" href="/shop">Shop</a>
      <a data-discover="true" href="/community">Community</a>
    </main>`;
  expect(likelyNext().map(({ pathname, search }) => pathname + search)).toEqual([
    '/book?device=iphone',
    '/shop',
  ]);
});
