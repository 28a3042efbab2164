/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetRemote, installRemoteLoader } from '@mcs-repairs/shared/platform/site';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop } from '../testing/fakeShop';
import { area } from '../testing/areas';
import { Component as CommunityPage } from './CommunityPage';
import { Component as EnquiriesPage } from './EnquiriesPage';
import { Component as QuoteRequestsPage } from './QuoteRequestsPage';

beforeEach(() => {
  forgetRemote('storefront');
  forgetRemote('community');
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each([
  ['inbox of enquiries', EnquiriesPage],
  ['inbox of quote-requests', QuoteRequestsPage],
  ['list of discussions', CommunityPage],
])('the page shows the %s from the area that owns it', async (list, page) => {
  installRemoteLoader(area);
  render(<AdminSite page={page} shop={fakeShop()} />);
  expect(await screen.findByText(`The ${list}`)).toBeTruthy();
});

it('an inbox that fails to load shows an error, and loads after a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  installRemoteLoader(() => Promise.reject(new Error('away')));
  render(<AdminSite page={EnquiriesPage} shop={fakeShop()} />);
  expect(await screen.findByText('The enquiries could not be opened')).toBeTruthy();
  installRemoteLoader(area);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The inbox of enquiries')).toBeTruthy();
});

it('no inbox is requested before the sign-in', async () => {
  const load = jest.fn(area);
  installRemoteLoader(load);
  const shop = fakeShop({ operations: { readSession: answered({ staff: null }) } });
  render(<AdminSite page={EnquiriesPage} shop={shop} />);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});
