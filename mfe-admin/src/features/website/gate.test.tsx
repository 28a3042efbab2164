/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, SITA } from '../../testing/fakeShop';
import { Component } from './WebsitePage';

afterEach(cleanup);

it('a visitor and a member without the right cause no request for the content', async () => {
  const readContentSettings = jest.fn();
  const readSession = answered({ staff: null });
  const visitor = fakeShop({ operations: { readContentSettings, readSession } });
  render(<AdminSite page={Component} shop={visitor} at="/admin/website" />);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  cleanup();
  const clerk = answered({ staff: { ...SITA, role: 'clerk' } });
  const ofClerk = fakeShop({ operations: { readContentSettings, readSession: clerk } });
  render(<AdminSite page={Component} shop={ofClerk} at="/admin/website" />);
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(readContentSettings).not.toHaveBeenCalled();
});
