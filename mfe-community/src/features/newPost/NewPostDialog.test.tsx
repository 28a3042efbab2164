/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { aForum, answering, aPost, keysOf, ok, refused } from '../../testing/discussions';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';
import { sessionLoaded } from '@mcs-repairs/shared/platform/store';
import { openForum, toasts, valueOf } from '../../testing/openForum';

beforeEach(() => {
  localStorage.clear();
  clearDrafts();
});
const user = userEvent.setup({ delay: null });

async function openDialog(forum = aForum([aPost()])) {
  const view = await openForum(forum.shopData);
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'New Post' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Post' });
  return { ...view, dialog: within(dialog) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
async function fill(dialog: Dialog, { author = 'Asha Gurung' } = {}) {
  await user.type(dialog.getByLabelText('Title'), 'Fan noise');
  await user.selectOptions(dialog.getByLabelText('Category'), 'MacBook');
  await user.type(dialog.getByLabelText('Content'), 'It whistles.');
  await user.type(dialog.getByLabelText('Display name'), author);
}

test('a complete post is sent once, confirmed, and listed', async () => {
  const forum = aForum([aPost()]);
  const { dialog, store } = await openDialog(forum);
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  expect(await screen.findByRole('link', { name: 'Fan noise' })).toBeTruthy();
  expect(forum.createPost).toHaveBeenCalledTimes(1);
  expect(forum.createPost.mock.calls[0]?.[0].body).toMatchObject({
    title: 'Fan noise',
    category: 'MacBook',
    content: 'It whistles.',
    author: 'Asha Gurung',
  });
});

test.each(['Title', 'Category', 'Content', 'Display name'])(
  'a post without %s is rejected with the one message, and the field is marked and focused',
  async (label) => {
    const forum = aForum([aPost()]);
    const { dialog, store } = await openDialog(forum);
    await fill(dialog);
    const field = dialog.getByLabelText(label);
    if (label === 'Category') await user.selectOptions(field, '');
    else {
      await user.clear(field);
      await user.type(field, '   ');
    }
    await user.click(dialog.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(toasts(store)).toEqual(['Please fill in all fields']));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(forum.createPost).not.toHaveBeenCalled();
  },
);

test('the message about missing fields is shown once, and goes when they are filled in', async () => {
  const { dialog, store } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Please fill in all fields']));
  await user.type(dialog.getByLabelText('Title'), 'Fan noise');
  expect(toasts(store)).toEqual(['Please fill in all fields']);
  await fill(dialog);
  expect(toasts(store)).toEqual([]);
});

test('the display name is remembered in this browser', async () => {
  const { dialog, store, unmount } = await openDialog();
  await fill(dialog, { author: 'Deepa' });
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toHaveLength(1));
  unmount();
  const { dialog: again } = await openDialog();
  expect(valueOf(again.getByLabelText('Display name'))).toBe('Deepa');
});

test('a post that failed stays typed, and the retry uses the same key', async () => {
  const forum = aForum([aPost()]);
  const sent = jest.fn().mockResolvedValueOnce(refused('network'));
  sent.mockImplementation(forum.createPost);
  const shopData = answering(forum.shopData, { createPost: sent });
  const keys = keysOf(shopData);
  const { dialog, store } = await openDialog({ ...forum, shopData });
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Your text is still here');
  expect(valueOf(dialog.getByLabelText('Content'))).toBe('It whistles.');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('the name of the shop is rejected at its field', async () => {
  const forum = aForum([aPost()]);
  const message = 'This name belongs to the shop.';
  const { dialog } = await openDialog({
    ...forum,
    shopData: answering(forum.shopData, {
      createPost: async () => ({
        ok: false,
        failure: { code: 'name-reserved', message, fields: { author: message } },
      }),
    }),
  });
  await fill(dialog, { author: 'mcs repairs' });
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Display name').getAttribute('aria-invalid')).toBe('true'),
  );
});

const PICTURE = '00000000-0000-7000-8000-000000000001';
const PHOTO = new File(['x'], 'back.jpg', { type: 'image/jpeg' });

test('a picture is uploaded, described, and sent with its post', async () => {
  const forum = aForum([aPost()]);
  const uploadPicture = jest.fn(async () => ok({ id: PICTURE }));
  const { dialog, store } = await openDialog({
    ...forum,
    shopData: answering(forum.shopData, { uploadPicture }),
  });
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Add pictures' }));
  await user.upload(await dialog.findByLabelText(/^Pictures/), PHOTO);
  const description = await dialog.findByLabelText(/Description of picture 1/);
  await waitFor(() => expect(document.activeElement).toBe(description));
  await user.type(description, 'The back');
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  expect(uploadPicture).toHaveBeenCalledWith({ file: PHOTO });
  expect(forum.createPost.mock.calls[0]?.[0].body.pictures).toEqual([
    { id: PICTURE, alt: 'The back' },
  ]);
});

test('a post is not sent while a picture is on its way', async () => {
  const forum = aForum([aPost()]);
  let arrive: (answer: ReturnType<typeof ok<{ id: string }>>) => void = () => {};
  const uploadPicture = () =>
    new Promise<ReturnType<typeof ok<{ id: string }>>>((resolve) => (arrive = resolve));
  const { dialog, store } = await openDialog({
    ...forum,
    shopData: answering(forum.shopData, { uploadPicture }),
  });
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Add pictures' }));
  await user.upload(await dialog.findByLabelText(/^Pictures/), PHOTO);
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/still being sent/);
  expect(forum.createPost).not.toHaveBeenCalled();
  arrive(ok({ id: PICTURE }));
  await dialog.findByLabelText(/Description of picture 1/);
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toContain('Post created successfully!'));
});

test('a picture that is refused says why and leaves the text, and a removed one is not sent', async () => {
  const forum = aForum([aPost()]);
  const message = 'Please choose a JPG or PNG picture';
  const uploadPicture = jest
    .fn()
    .mockResolvedValueOnce({
      ok: false,
      failure: { code: 'unsupported-media', message, fields: { photo: message } },
    })
    .mockResolvedValue(ok({ id: PICTURE }));
  const { dialog, store } = await openDialog({
    ...forum,
    shopData: answering(forum.shopData, { uploadPicture }),
  });
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Add pictures' }));
  const huge = new File([new Uint8Array((5 << 20) + 1)], 'huge.jpg', { type: 'image/jpeg' });
  await user.upload(await dialog.findByLabelText(/^Pictures/), huge);
  expect(await dialog.findByText(/at most 5 MB$/)).toBeTruthy();
  expect(uploadPicture).not.toHaveBeenCalled();
  await user.upload(dialog.getByLabelText(/^Pictures/), PHOTO);
  expect(await dialog.findByText(message)).toBeTruthy();
  await user.upload(dialog.getByLabelText(/^Pictures/), PHOTO);
  await user.click(await dialog.findByRole('button', { name: 'Remove picture 1' }));
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  expect(forum.createPost.mock.calls[0]?.[0].body).not.toHaveProperty('pictures');
});

test('Cancel closes the dialog and keeps the text', async () => {
  const { dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Title'), 'Half a thought');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'New Post' }));
  const again = within(await screen.findByRole('dialog', { name: 'New Post' }));
  expect(valueOf(again.getByLabelText('Title'))).toBe('Half a thought');
});

test('a typed post stays when the visitor leaves the page, until it is posted', async () => {
  const { dialog, unmount } = await openDialog();
  await fill(dialog);
  unmount();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('It whistles.');

  const { dialog: again, store, unmount: leave } = await openDialog();
  expect(valueOf(again.getByLabelText('Title'))).toBe('Fan noise');
  expect(again.getByLabelText('Category')).toHaveProperty('value', 'MacBook');
  expect(valueOf(again.getByLabelText('Content'))).toBe('It whistles.');
  await user.click(again.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  leave();

  const { dialog: empty } = await openDialog();
  expect(valueOf(empty.getByLabelText('Title'))).toBe('');
  expect(valueOf(empty.getByLabelText('Content'))).toBe('');
});

test('a text of a staff member is not shown to the visitor who comes after the sign-out', async () => {
  const { dialog, store, unmount } = await openDialog();
  const staff = { id: 'asha', name: 'Asha', email: 'asha@shop.example' };
  act(() => void store.dispatch(sessionLoaded(staff)));
  await user.type(dialog.getByLabelText('Title'), 'From the shop');
  unmount();
  const { dialog: next } = await openDialog();
  expect(valueOf(next.getByLabelText('Title'))).toBe('');
});

test('a post that failed is sent with the same key after the visitor leaves and returns', async () => {
  const forum = aForum([aPost()]);
  const sent = jest.fn().mockResolvedValueOnce(refused('network'));
  sent.mockImplementation(forum.createPost);
  const shopData = answering(forum.shopData, { createPost: sent });
  const keys = keysOf(shopData);
  const { dialog, unmount } = await openDialog({ ...forum, shopData });
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await dialog.findByRole('alert');
  unmount();

  const { dialog: again, store } = await openDialog({ ...forum, shopData });
  await user.click(again.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('a post that failed has a new key after all drafts are cleared', async () => {
  const forum = aForum([aPost()]);
  const sent = jest.fn().mockResolvedValueOnce(refused('network'));
  sent.mockImplementation(forum.createPost);
  const shopData = answering(forum.shopData, { createPost: sent });
  const keys = keysOf(shopData);
  const { dialog, unmount } = await openDialog({ ...forum, shopData });
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await dialog.findByRole('alert');
  unmount();
  clearDrafts();

  const { dialog: again, store } = await openDialog({ ...forum, shopData });
  await fill(again);
  await user.click(again.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  expect(new Set(keys()).size).toBe(2);
});

test('the trap field is hidden from people', async () => {
  const { dialog } = await openDialog();
  expect(dialog.queryByRole('textbox', { name: 'Website' })).toBeNull();
  await user.click(dialog.getByLabelText('Display name'));
  await user.tab();
  expect(document.activeElement?.getAttribute('name')).not.toBe('website');
});

test('has no accessibility violations', async () => {
  await openDialog();
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

test('a picture that arrives does not interrupt somebody who types', async () => {
  const forum = aForum([aPost()]);
  let arrive: (answer: ReturnType<typeof ok<{ id: string }>>) => void = () => {};
  const uploadPicture = () =>
    new Promise<ReturnType<typeof ok<{ id: string }>>>((resolve) => (arrive = resolve));
  const { dialog } = await openDialog({
    ...forum,
    shopData: answering(forum.shopData, { uploadPicture }),
  });
  await user.click(dialog.getByRole('button', { name: 'Add pictures' }));
  await user.upload(await dialog.findByLabelText(/^Pictures/), PHOTO);
  await user.type(dialog.getByLabelText('Content'), 'It wh');
  arrive(ok({ id: PICTURE }));
  const description = await dialog.findByLabelText(/Description of picture 1/);
  await user.keyboard('istles.');
  expect(valueOf(dialog.getByLabelText('Content'))).toBe('It whistles.');
  expect(valueOf(description)).toBe('');
});
