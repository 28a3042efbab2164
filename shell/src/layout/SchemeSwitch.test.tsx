/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { SchemeSwitch } from './SchemeSwitch';

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(() => {
  delete document.documentElement.dataset['scheme'];
  document.cookie = 'scheme=; Path=/; Max-Age=0';
});

test('the system’s scheme applies unless the visitor chooses one', () => {
  renderWithSite(<SchemeSwitch />);
  expect(screen.getByRole('group', { name: 'Colour scheme' })).toBeTruthy();
  expect(choice('System').checked).toBe(true);
});

test.each([
  ['Light', 'light'],
  ['Dark', 'dark'],
])('%s is shown at once and stored for the next page', async (name, scheme) => {
  renderWithSite(<SchemeSwitch />);
  await userEvent.click(choice(name));
  expect(document.documentElement.dataset['scheme']).toBe(scheme);
  expect(document.cookie).toBe(`scheme=${scheme}`);
  expect(choice(name).checked).toBe(true);
});

test('the scheme in the server’s page is the chosen one', () => {
  document.documentElement.dataset['scheme'] = 'dark';
  renderWithSite(<SchemeSwitch />);
  expect(choice('Dark').checked).toBe(true);
});

test('System forgets the choice', async () => {
  renderWithSite(<SchemeSwitch />);
  await userEvent.click(choice('Dark'));
  await userEvent.click(choice('System'));
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
  expect(document.cookie).toBe('');
});
