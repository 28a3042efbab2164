/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { UnsavedGuard, useUnsaved } from './unsaved';

afterEach(cleanup);
const user = userEvent.setup({ delay: null });

function Form() {
  const [text, setText] = useState('');
  const saved = useUnsaved(text !== '');
  return (
    <>
      <label>
        Note <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Link to="/other" onClick={text === 'saved' ? saved : undefined}>
        Other page
      </Link>
      <Link to="?booking=1">Same page</Link>
    </>
  );
}

function open() {
  const page = (
    <UnsavedGuard>
      <Form />
    </UnsavedGuard>
  );
  return renderWithSite(page).router;
}
const leave = () => user.click(screen.getByRole('link', { name: 'Other page' }));
const leavesBrowser = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a page without typed text is left at once', async () => {
  open();
  expect(leavesBrowser()).toBe(true);
  await leave();
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

test('typed text stays until the member decides to discard it', async () => {
  const router = open();
  await user.type(screen.getByLabelText('Note'), 'Call after 5');
  expect(leavesBrowser()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Same page' }));
  expect(router.state.location.search).toBe('?booking=1');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Call after 5');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard text and leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('text that was just saved does not keep the member', async () => {
  open();
  await user.type(screen.getByLabelText('Note'), 'saved');
  await leave();
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});
