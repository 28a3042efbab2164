/** @jest-environment ./tools/jest-environment.cjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import { aForum, answering, aPost, ok, refused } from '../testing/discussions';
import { openForum, toasts, valueOf } from '../testing/openForum';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T04:15:00.000Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
const cards = () => screen.findAllByRole('article');

describe('the list of discussions', () => {
  test('a card shows author, time, category, text, replies and likes', async () => {
    const { shopData } = aForum([aPost({ replyCount: 3, likes: 4 })]);
    await openForum(shopData);
    const [card] = await cards();
    for (const text of ['AG', 'Asha Gurung', '2 hours ago', 'How do I find out?', 'iPhone']) {
      expect(within(card!).getByText(text)).toBeTruthy();
    }
    expect(
      within(card!).getByRole('link', { name: 'Is the screen original?' }).getAttribute('href'),
    ).toBe('/community/one');
    expect(card!.textContent).toContain('3 replies');
    expect(card!.textContent).toContain('4 likes');
    expect(within(card!).queryByText('Official')).toBeNull();
  });

  test('posts by the shop have the Official badge', async () => {
    const { shopData } = aForum([aPost({ author: 'MCS Repairs', isOfficial: true })]);
    await openForum(shopData);
    expect(within((await cards())[0]!).getByText('Official')).toBeTruthy();
  });

  test('the guidelines and links to the shop are beside the list', async () => {
    await openForum(aForum([aPost()]).shopData);
    const guidelines = await screen.findByRole('region', { name: 'Community Guidelines' });
    expect(within(guidelines).getAllByRole('listitem')).toHaveLength(5);
    const help = screen.getByRole('region', { name: 'Would you like us to look at it?' });
    expect(help.compareDocumentPosition(guidelines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Book a repair' }).getAttribute('href')).toBe('/book');
    expect(screen.getByRole('link', { name: 'Browse the shop' }).getAttribute('href')).toBe(
      '/shop',
    );
  });

  test('the chips are the categories of section 9', async () => {
    await openForum(aForum([aPost()]).shopData);
    const group = within(await screen.findByRole('group', { name: 'Category' }));
    const names = ['All', 'iPhone', 'MacBook', 'iPad', 'Marketplace', 'Reviews', 'Help'];
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  });

  test('a search is in the address shortly after the last letter', async () => {
    const { shopData, listPosts } = aForum([aPost(), aPost({ id: 'two', title: 'Fan noise' })]);
    const { router } = await openForum(shopData);
    await cards();
    await user().type(screen.getByRole('searchbox', { name: 'Search discussions' }), 'NOISE');
    await waitFor(() => expect(router.state.location.search).toBe('?search=NOISE'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    const searches = new Set(listPosts.mock.calls.map(([{ query }]) => query.search));
    expect([...searches]).toEqual(['', 'NOISE']);
  });

  test('a category is in the address, and the back button leaves it', async () => {
    const { shopData } = aForum([aPost(), aPost({ id: 'two', category: 'Help' })]);
    const { router } = await openForum(shopData);
    await cards();
    const help = screen.getByRole('button', { name: 'Help' });
    await user().click(help);
    await waitFor(() => expect(router.state.location.search).toBe('?category=Help'));
    await waitFor(() => expect(help.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  test('a filter without matches says so and offers to clear it', async () => {
    const { shopData } = aForum([aPost()]);
    await openForum(shopData, '/community?search=zzz');
    expect(await screen.findByText('No discussions found matching your criteria.')).toBeTruthy();
    await user().click(screen.getByRole('button', { name: 'Show all discussions' }));
    expect(await cards()).toHaveLength(1);
    expect(valueOf(screen.getByRole('searchbox'))).toBe('');
  });

  test('Load more adds the next page, focus goes to its first thread, and the end has no button', async () => {
    const threads = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
      aPost({ id, title: `Thread ${id}`, createdAt: `2026-11-2${index}T00:00:00.000Z` }),
    );
    await openForum(aForum(threads, { pageSize: 2 }).shopData);
    await cards();
    await user().click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Thread c' }));
    await user().click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('changes by others appear when the visitor returns to the tab, and no thread is skipped', async () => {
    const threads = ['a', 'b', 'c', 'd'].map((id, index) =>
      aPost({ id, title: `Thread ${id}`, createdAt: `2026-11-2${index}T00:00:00.000Z` }),
    );
    const forum = aForum(threads, { pageSize: 2 });
    await openForum(forum.shopData);
    await cards();
    await user().click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    forum.posts.push(
      aPost({ id: 'new', title: 'Brand new', createdAt: '2026-11-23T04:14:00.000Z' }),
    );
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('link', { name: 'Brand new' })).toBeTruthy();
    await waitFor(() =>
      expect(
        screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
      ).toEqual(['Brand new', 'Thread d', 'Thread c', 'Thread b']),
    );
  });

  test('a list that fails to load shows an error, and loads after a retry', async () => {
    let reachable = false;
    const listPosts = async () =>
      reachable ? ok({ posts: [aPost()], next: null }) : refused('network');
    await openForum(fakeShopData({ operations: { listPosts } }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The discussions could not be loaded');
    reachable = true;
    // The button is disabled while the page retries by itself.
    await waitFor(() => {
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry) fireEvent.click(retry);
      expect(screen.getAllByRole('article')).toHaveLength(1);
    });
  });

  test('has no accessibility violations', async () => {
    const { container } = await openForum(aForum([aPost(), aPost({ id: 'two' })]).shopData);
    await cards();
    jest.useRealTimers();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('likes', () => {
  const like = () => screen.findByRole('button', { name: /^Like “Is the screen/ });

  test('a like shows at once, and a second press removes it', async () => {
    const { shopData, likePost, unlikePost } = aForum([aPost({ likes: 4 })]);
    const { store } = await openForum(shopData);
    await user().click(await like());
    await waitFor(async () => expect((await like()).textContent).toContain('5 likes'));
    expect((await like()).getAttribute('aria-pressed')).toBe('true');
    expect(toasts(store)).toEqual(['Liked!']);
    await user().click(await like());
    await waitFor(async () => expect((await like()).textContent).toContain('4 likes'));
    for (const sent of [likePost, unlikePost]) {
      expect(sent.mock.calls).toEqual([[{ params: { id: 'one' } }]]);
    }
    expect(toasts(store)).toEqual(['Liked!']);
  });

  test('a first like is sent again with the new cookie of the browser', async () => {
    const { shopData, likePost } = aForum([aPost({ likes: 4 })]);
    const first = jest.fn(likePost).mockResolvedValueOnce(refused('unknown-browser') as never);
    const { store } = await openForum(answering(shopData, { likePost: first }));
    await user().click(await like());
    await waitFor(() => expect(toasts(store)).toEqual(['Liked!']));
    expect(first).toHaveBeenCalledTimes(2);
  });

  test('a like that fails is reverted', async () => {
    const { shopData } = aForum([aPost({ likes: 4 })]);
    const { store } = await openForum(
      answering(shopData, { likePost: async () => refused('network', 'No connection.') }),
    );
    await user().click(await like());
    // A like has no text, so the message says nothing of one.
    await waitFor(() => expect(toasts(store)).toEqual(['No connection.']));
    await waitFor(async () => expect((await like()).textContent).toContain('4 likes'));
    expect((await like()).getAttribute('aria-pressed')).toBe('false');
  });

  test('without a server a like still shows for this visit', async () => {
    const post = aPost({ likes: 4 });
    const shopData = fakeShopData({
      operations: {
        listPosts: async () => ok({ posts: [post], next: null }),
        likePost: async () => ok({ likes: 5, liked: true }),
        unlikePost: async () => ok({ likes: 4, liked: false }),
      },
    });
    const { store } = await openForum(shopData, '/community', 'browser');
    await user().click(await like());
    await waitFor(() => expect(toasts(store)).toEqual(['Liked!']));
    expect((await like()).textContent).toContain('5 likes');
    await user().click(await like());
    await waitFor(async () => expect((await like()).textContent).toContain('4 likes'));
  });
});
