import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { bannerMarkup } from './banner';

const BANNER: Banner = { text: 'Closed', linkTo: '', linkLabel: '', from: null, until: null };
const html = (given: Partial<Banner>) => bannerMarkup({ ...BANNER, ...given }).markup;

test('a banner is one line of text, with its link', () => {
  expect(html({})).toBe('<aside id="notice" aria-label="Notice"><p>Closed</p></aside>');
  expect(html({ linkTo: '/shop' })).toContain(' <a href="/shop">Read more</a>');
  expect(html({ linkTo: '/shop', linkLabel: 'See the shop' })).toContain('>See the shop</a>');
});

test('markup in a banner is shown as text', () => {
  const written = html({ text: '<script>', linkTo: '/"onclick="x', linkLabel: '</a>' });
  expect(written).not.toContain('<script>');
  expect(written).not.toContain('"onclick');
  expect(written).not.toContain('</a></a>');
});
