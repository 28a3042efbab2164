/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { NotFound } from './NotFound';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('an unknown path says Oops! Page not found and leads home', async () => {
  const { router } = renderWithSite(<NotFound />, { path: '/no/such/page' });
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(router.state.location.pathname).toBe('/');
});

test('the unknown path is logged once, without its query', () => {
  renderWithSite(<NotFound />, { path: '/no/such/page?name=Asha' });
  expect(logged.mock.calls).toEqual([
    ['404: a page was asked for that does not exist:', '/no/such/page'],
  ]);
});
