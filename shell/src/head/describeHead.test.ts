/** @jest-environment ./tools/jest-environment.cjs */
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { applyHead } from './applyHead';
import { renderHead } from './renderHead';

const config: SiteConfig = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'https://shop.example',
};
const head: PageHead = {
  title: 'Repairs & "care" <now>',
  description: 'We mend it.',
  jsonLd: [{ '@type': 'Service', name: '</script><b>' }],
};

test('texts in the head are escaped for HTML', () => {
  const html = renderHead(head, config, '/repairs');
  expect(html).toContain('<title>Repairs &amp; "care" &lt;now&gt; | MCS Repairs</title>');
  expect(html).toContain('content="Repairs &amp; &quot;care&quot; &lt;now&gt; | MCS Repairs"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('server and browser write the same head', () => {
  document.head.innerHTML = renderHead(head, config, '/repairs');
  const rendered = document.head.innerHTML;
  applyHead(head, config, '/repairs');
  expect(document.head.innerHTML).toBe(rendered);
});

test('after a navigation nothing of the previous page’s head is left', () => {
  applyHead(head, config, '/repairs');
  applyHead({ title: 'Admin', description: 'Staff.', noIndex: true }, config, '/admin/bookings');
  expect(document.title).toBe('Admin | MCS Repairs');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.head.querySelectorAll('script')).toHaveLength(0);
});

test('a fallback page names the canonical one', () => {
  expect(
    renderHead(
      { ...head, canonicalPath: '/repairs/iphone/16-pro-max' },
      config,
      '/repairs/iphone/none',
    ),
  ).toContain('<link rel="canonical" href="https://shop.example/repairs/iphone/16-pro-max"');
});
