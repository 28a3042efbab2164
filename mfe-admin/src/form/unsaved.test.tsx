/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import { fakeSite } from '@mcs-repairs/shared/platform/testing';
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
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: <p>Arrived</p> },
  ]);
  const { site, store } = fakeSite({});
  render(
    <SiteProvider value={site}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </SiteProvider>,
  );
  return router;
}
const leave = () => user.click(screen.getByRole('link', { name: 'Other page' }));
const leavesBrowser = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a page without typed text is left at once', async () => {
  open();
  expect(leavesBrowser()).toBe(true);
  await leave();
  expect(screen.getByText('Arrived')).toBeTruthy();
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
  expect(await screen.findByText('Arrived')).toBeTruthy();
});

test('text that was just saved does not keep the member', async () => {
  open();
  await user.type(screen.getByLabelText('Note'), 'saved');
  await leave();
  expect(screen.getByText('Arrived')).toBeTruthy();
});
