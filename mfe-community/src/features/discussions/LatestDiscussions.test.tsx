/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeShopData, renderWithSite } from 'shared/site/testing';
import { aForum, aPost, NOW, refused } from '../../testing/discussions';
import { LatestDiscussions } from './LatestDiscussions';

test('the newest threads are shown in short, each with its link', async () => {
  const { shopData, listed } = aForum([aPost(), aPost({ id: 'two', title: 'Fan noise' })]);
  const { container } = renderWithSite(<LatestDiscussions limit={2} />, {
    shopData,
    renderedAt: NOW,
  });
  const region = within(await screen.findByRole('region', { name: 'From the community' }));
  const links = await region.findAllByRole('link', { name: /screen|Fan/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/community/two',
    '/community/one',
  ]);
  expect(listed.mock.calls[0]?.[0].limit).toBe(2);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

test('a page that shows it keeps quiet when they cannot be had', async () => {
  const shopData = fakeShopData({ posts: async () => refused('network') });
  renderWithSite(<LatestDiscussions />, { shopData });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
