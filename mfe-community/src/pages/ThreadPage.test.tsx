/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import * as contract from '@mcs-repairs/shared/domain/contract/community';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { aForum, answering, aPost, aReply, keysOf, ok, refused } from '../testing/discussions';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';
import { openForum, toasts, valueOf } from '../testing/openForum';

beforeEach(() => {
  localStorage.clear();
  clearDrafts();
});
const user = userEvent.setup({ delay: null });
const title = 'Is the screen original?';

async function openThread(forum = aForum([aPost()]), how: 'title' | 'Reply' = 'title') {
  const view = await openForum(forum.shopData);
  const card = within((await screen.findAllByRole('article'))[0]!);
  if (how === 'title') await user.click(card.getByRole('link', { name: title }));
  else await user.click(card.getByRole('button', { name: /^Reply/ }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await within(dialog).findByText(/original one/);
  return { ...view, dialog: within(dialog) };
}

async function reply(dialog: Awaited<ReturnType<typeof openThread>>['dialog'], content: string) {
  await user.type(dialog.getByLabelText('Display name'), 'Deepa');
  await user.type(dialog.getByLabelText('Your reply'), content);
  await user.click(dialog.getByRole('button', { name: 'Post Reply' }));
}

test('a thread opened from the list lies over it, in full and with its replies', async () => {
  const { dialog, router } = await openThread();
  expect(router.state.location.pathname).toBe('/community/one');
  expect(dialog.getByText('Settings says so.')).toBeTruthy();
  expect(dialog.getByText('Bibek Lama')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: '1 reply' })).toBeTruthy();
});

test('pictures are shown below their text, with a description and their space reserved', async () => {
  const sized = { width: 2400, height: 1200 };
  const replies = [aReply({ pictures: [{ id: 'two', alt: '', width: 300, height: 840 }] })];
  const pictures = [{ id: 'one', alt: 'The back', ...sized }];
  const { dialog } = await openThread(aForum([aPost({ pictures, replies })]));
  const [back, other] = dialog.getAllByRole<HTMLImageElement>('img');
  expect([back?.alt, other?.alt]).toEqual(['The back', 'Picture without a description']);
  expect([back?.width, back?.height]).toEqual([640, 320]);
  expect([other?.width, other?.height]).toEqual([150, 420]);
  expect(back?.getAttribute('loading')).toBe('lazy');
  expect(back?.getAttribute('srcset')).toContain('/post-pictures/one-1280.webp 1280w');
});

const PICTURE = '00000000-0000-7000-8000-000000000001';

test('a reply is sent with its picture', async () => {
  const forum = aForum([aPost()]);
  const uploadPicture = async () => ok({ id: PICTURE });
  const { dialog, store } = await openThread({
    ...forum,
    shopData: answering(forum.shopData, { uploadPicture }),
  });
  await user.click(dialog.getByRole('button', { name: 'Add pictures' }));
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await user.upload(await dialog.findByLabelText(/^Pictures/), file);
  await dialog.findByLabelText(/Description of picture 1/);
  await reply(dialog, 'Like this');
  await waitFor(() => expect(toasts(store)).toHaveLength(1));
  expect(forum.createReply.mock.calls[0]?.[0].body.pictures).toEqual([{ id: PICTURE, alt: '' }]);
});

test('Reply on a card opens the thread at the reply box', async () => {
  const { dialog } = await openThread(undefined, 'Reply');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Your reply')));
});

test('closing a thread returns to the list with its filter', async () => {
  const { shopData } = aForum([aPost()]);
  const { router } = await openForum(shopData, '/community/one?category=iPhone');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/community?category=iPhone');
});

test('a reply is posted and appears below the others', async () => {
  const { dialog, store } = await openThread();
  await reply(dialog, 'And the shop can tell.');
  await waitFor(() => expect(toasts(store)).toEqual(['Reply posted!']));
  expect(await dialog.findByText('And the shop can tell.', { selector: 'p' })).toBeTruthy();
  expect(valueOf(dialog.getByLabelText('Your reply'))).toBe('');
  expect(valueOf(dialog.getByLabelText('Display name'))).toBe('Deepa');
});

test('a typed reply stays when Escape closes its thread, until it is posted', async () => {
  const { dialog } = await openThread();
  await user.type(dialog.getByLabelText('Your reply'), 'Half a thought');
  const reopen = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: title }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const again = await reopen();
  expect(valueOf(await again.findByLabelText('Your reply'))).toBe('Half a thought');
  await reply(again, ' and the rest');
  await again.findByText('Half a thought and the rest', { selector: 'p' });
  expect(valueOf(await (await reopen()).findByLabelText('Your reply'))).toBe('');
});

test('an empty reply is rejected with the message of section 5', async () => {
  const { dialog, store } = await openThread();
  await reply(dialog, '   ');
  await waitFor(() => expect(toasts(store)).toEqual(['Please fill in all fields']));
  expect(document.activeElement).toBe(dialog.getByLabelText('Your reply'));
});

test('a reply that fails stays typed and can be sent again', async () => {
  const forum = aForum([aPost()]);
  const createReply = jest.fn().mockResolvedValueOnce(refused('network'));
  createReply.mockImplementation(forum.createReply);
  const shopData = answering(forum.shopData, { createReply });
  const keys = keysOf(shopData);
  const { dialog, store } = await openThread({ ...forum, shopData });
  await reply(dialog, 'Once only.');
  expect((await dialog.findByRole('alert')).textContent).toContain('Your text is still here');
  expect(valueOf(dialog.getByLabelText('Your reply'))).toBe('Once only.');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Reply posted!']));
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('a locked thread can be read, and says that replies are not possible now', async () => {
  const { dialog, store } = await openThread(aForum([aPost({ locked: true })]), 'Reply');
  expect(toasts(store)).toEqual(['Reply feature coming soon!']);
  expect(dialog.getByText('Reply feature coming soon!')).toBeTruthy();
  expect(dialog.queryByLabelText('Your reply')).toBeNull();
});

test('without a connection Reply says that replies are not possible', async () => {
  const forum = aForum([aPost()]);
  const { store, router } = await openForum(forum.shopData);
  const replyButton = await screen.findByRole('button', { name: /^Reply/ });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(replyButton);
  expect(toasts(store)).toEqual(['Reply feature coming soon!']);
  expect(router.state.location.pathname).toBe('/community');
  jest.restoreAllMocks();
});

test('typed text stays when the thread is locked in the meantime', async () => {
  const forum = aForum([aPost()]);
  const { dialog } = await openThread({
    ...forum,
    shopData: answering(forum.shopData, {
      createReply: async () => {
        forum.posts[0] = aPost({ locked: true });
        return refused('locked');
      },
    }),
  });
  await reply(dialog, 'Long thoughts.');
  expect(await dialog.findByText('Reply feature coming soon!')).toBeTruthy();
  expect(valueOf(dialog.getByLabelText('Your reply'))).toBe('Long thoughts.');
});

test('visitors’ text is never markup, and search engines do not follow its links', async () => {
  const content = '<img src=x onerror=alert(1)> look: https://example.com/sound.';
  const { dialog } = await openThread(aForum([aPost({ replies: [aReply({ content })] })]));
  expect(dialog.getByText(/<img src=x onerror/)).toBeTruthy();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.getByRole('link', { name: 'https://example.com/sound' }).getAttribute('rel')).toBe(
    'ugc nofollow noopener',
  );
});

test('a thread that fails to load offers a retry', async () => {
  const forum = aForum([aPost()]);
  let reachable = false;
  const readPost = async () => (reachable ? ok(aPost()) : refused('network'));
  await openForum(answering(forum.shopData, { readPost }), '/community/one');
  const dialog = within(await screen.findByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  reachable = true;
  await user.click(retry);
  expect(await dialog.findByText(/original one/)).toBeTruthy();
});

describe('a thread of many replies', () => {
  const replies = Array.from({ length: 5 }, (_, index) =>
    aReply({ id: `reply-${index}`, content: `Answer ${index}` }),
  );
  const long = () => aForum([aPost({ replies, replyCount: 5 })], { pageSize: 2 });

  test('loads in pages with a button, and moves the focus along', async () => {
    const { dialog } = await openThread(long());
    expect(dialog.getByRole('heading', { name: '5 replies' })).toBeTruthy();
    expect(dialog.queryByText('Answer 2')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Load more replies' }));
    expect(await dialog.findByText('Answer 3')).toBeTruthy();
    expect(dialog.queryByText('Answer 4')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Answer 2');
    await user.click(dialog.getByRole('button', { name: 'Load more replies' }));
    expect(await dialog.findByText('Answer 4')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Load more replies' })).toBeNull();
  });

  test('shows the visitor’s own reply once at the end', async () => {
    const { dialog } = await openThread(long());
    await reply(dialog, 'My own words.');
    expect(await dialog.findByText('My own words.', { selector: 'p' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Load more replies' }));
    await dialog.findByText('Answer 3');
    await user.click(dialog.getByRole('button', { name: 'Load more replies' }));
    await dialog.findByText('Answer 4');
    expect(dialog.getAllByText('My own words.', { selector: 'p' })).toHaveLength(1);
  });

  test('reports when more replies fail to load, and loads them again', async () => {
    const forum = long();
    let reachable = false;
    const listReplies = async (input: InputOf<typeof contract.listReplies>) =>
      reachable ? forum.shopData.call(contract.listReplies, input) : refused('network');
    const { dialog } = await openThread({
      ...forum,
      shopData: answering(forum.shopData, { listReplies }),
    });
    await user.click(dialog.getByRole('button', { name: 'Load more replies' }));
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    reachable = true;
    await user.click(retry);
    expect(await dialog.findByText('Answer 2')).toBeTruthy();
  });

  test('starts at the position in its address', async () => {
    await openForum(long().shopData, '/community/one?replies=reply-3');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText('Answer 4')).toBeTruthy();
    expect(dialog.queryByText('Answer 0')).toBeNull();
    expect(dialog.getByRole('link', { name: 'From the first reply' })).toBeTruthy();
  });
});

describe('a report', () => {
  const withReports = (
    reportPost: (input: InputOf<typeof contract.reportPost>) => Promise<Result<null>>,
  ) => {
    const { shopData } = aForum([aPost()]);
    return answering(shopData, { reportPost });
  };

  test('of a reply is sent with its reason, and the visitor is thanked', async () => {
    const reportPost = jest.fn(async () => ok(null));
    const { store } = await openForum(withReports(reportPost), '/community/one');
    await user.click(await screen.findByRole('button', { name: 'Report reply of Bibek Lama' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report reply' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please say what is wrong')).toBeTruthy();
    expect(reportPost).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('What is wrong?'), 'A phone number');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(toasts(store)).toEqual(['Thank you for your report. The shop will read it.']),
    );
    expect(reportPost).toHaveBeenCalledWith({
      params: { id: 'one' },
      body: { reason: 'A phone number', replyId: 'reply-one' },
    });
  });

  test('that fails stays typed and can be sent again', async () => {
    await openForum(
      withReports(async () => refused('network')),
      '/community/one',
    );
    await user.click(await screen.findByRole('button', { name: 'Report discussion' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report discussion' }));
    await user.type(dialog.getByLabelText('What is wrong?'), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(valueOf(dialog.getByLabelText('What is wrong?'))).toBe('Spam');
  });

  test('needs a server, so browser mode has no button', async () => {
    await openForum(aForum([aPost()]).shopData, '/community/one', 'browser');
    expect(await screen.findByText(/original one/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });
});

test('has no accessibility violations', async () => {
  await openThread();
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

describe('staff', () => {
  beforeEach(() => localStorage.setItem(STAFF_MARK, '1'));

  test('hide and unhide a thread, and lock and unlock it', async () => {
    const forum = aForum([aPost()], { staff: true });
    const { dialog } = await openThread(forum);
    await user.click(await dialog.findByRole('button', { name: 'Hide discussion' }));
    expect(await dialog.findByText('Hidden')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Unhide discussion' }));
    await waitFor(() => expect(dialog.queryByText('Hidden')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Lock discussion' }));
    expect(await dialog.findByText('Locked')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Unlock discussion' }));
    await waitFor(() => expect(dialog.queryByText('Locked')).toBeNull());
  });

  test('hide a single reply', async () => {
    const { dialog } = await openThread(aForum([aPost()], { staff: true }));
    await user.click(await dialog.findByRole('button', { name: 'Hide reply of Bibek Lama' }));
    expect(await dialog.findByText('Hidden')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Unhide reply of Bibek Lama' })).toBeTruthy();
  });

  test('answer as the shop', async () => {
    const forum = aForum([aPost({ locked: true })], { staff: true });
    const { dialog } = await openThread(forum);
    expect(await dialog.findByText(/You answer as MCS Repairs/)).toBeTruthy();
    expect(dialog.queryByLabelText('Display name')).toBeNull();
    await user.type(dialog.getByLabelText('Your reply'), 'We can tell for free.');
    await user.click(dialog.getByRole('button', { name: 'Post Reply' }));
    await waitFor(() =>
      expect(forum.createReply.mock.calls[0]?.[0].body.author).toBe('MCS Repairs'),
    );
  });

  test('are requested once, and a signed-out visitor sees no controls', async () => {
    const forum = aForum([aPost()]);
    const { dialog } = await openThread(forum);
    expect(forum.session).toHaveBeenCalledTimes(1);
    expect(dialog.queryByRole('button', { name: /Hide|Lock/ })).toBeNull();
  });

  test('are not requested in browsers where nobody signed in', async () => {
    localStorage.removeItem(STAFF_MARK);
    const forum = aForum([aPost()], { staff: true });
    const { dialog } = await openThread(forum);
    expect(forum.session).not.toHaveBeenCalled();
    expect(dialog.queryByRole('button', { name: /Hide|Lock/ })).toBeNull();
  });

  test('do not exist without a server', async () => {
    const forum = aForum([aPost()], { staff: true });
    await openForum(forum.shopData, '/community', 'browser');
    await screen.findAllByRole('article');
    expect(forum.session).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Hide|Lock/ })).toBeNull();
  });
});
