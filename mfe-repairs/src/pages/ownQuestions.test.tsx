/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen } from '@testing-library/react';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import { listingHead } from '../head/listingHead';
import { remote } from '../remote';

const OWN = [
  {
    question: 'Do you repair drones?',
    answer: '<b>No.</b> **Call** {phone} or [book](/book).\nNot on [x](javascript:alert`1`).',
  },
];
const config: SiteConfig = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'https://shop.example',
  sections: { 'faq-iphone': OWN },
};
const answerOf = async () =>
  (await screen.findByText('Do you repair drones?')).closest('details')?.querySelector('p');

test('the owner’s questions replace the built-in ones, with safe marks and current values', async () => {
  await renderRoute(remote.routes, { path: '/repairs/iphone', config });
  const answer = await answerOf();
  expect(answer?.innerHTML).toBe(
    '&lt;b&gt;No.&lt;/b&gt; <strong>Call</strong> +977-1-5550100 or <a href="/book" data-discover="true">book</a>.' +
      '<br>Not on [x](javascript:alert`1`).',
  );
  expect(screen.queryByText('Is there a warranty?')).toBeNull();
});

test('structured data has the same questions without marks', () => {
  const faq = listingHead('iphone', servicesOf('iphone'), config).jsonLd?.find(
    (data) => data['@type'] === 'FAQPage',
  );
  expect(faq?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'Do you repair drones?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: '<b>No.</b> Call +977-1-5550100 or book.\nNot on [x](javascript:alert`1`).',
      },
    },
  ]);
});

test('after a navigation in the browser, the page reads the texts once', async () => {
  const sections = { 'faq-iphone': null };
  const readSectionTexts = jest.fn(() =>
    Promise.resolve({ ok: true as const, value: { entries: OWN } }),
  );
  const shopData = fakeShopData({ operations: { readSectionTexts } });
  await renderRoute(remote.routes, {
    path: '/repairs/iphone',
    shopData,
    config: { ...config, sections },
  });
  expect(await answerOf()).toBeTruthy();
  expect(readSectionTexts).toHaveBeenCalledTimes(1);
  expect(readSectionTexts).toHaveBeenCalledWith({ params: { section: 'faq-iphone' } });
  expect(sections).toEqual({ 'faq-iphone': OWN });
});

test('after a failed reading, the page shows the built-in texts, and a later visit reads again', async () => {
  jest.useFakeTimers();
  const readSectionTexts = jest
    .fn()
    .mockResolvedValueOnce({ ok: false, failure: { code: 'unavailable', message: 'Busy' } })
    .mockResolvedValue({ ok: true, value: { entries: OWN } });
  const { router } = await renderRoute(remote.routes, {
    path: '/repairs/iphone',
    shopData: fakeShopData({ operations: { readSectionTexts } }),
    config: { ...config, sections: { 'faq-iphone': null } },
  });
  const visit = (path: string) => act(() => router.navigate(path));
  expect(await screen.findByText('Is there a warranty?')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await visit('/repairs/iphone?q=15');
  expect(readSectionTexts).toHaveBeenCalledTimes(1);
  await visit('/elsewhere');
  await visit('/repairs/iphone');
  expect(await answerOf()).toBeTruthy();
  expect(readSectionTexts).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
