/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aForum, aPost } from '../../testing/discussions';
import { openForum } from '../../testing/openForum';

let reachable = false;
jest.mock('./ListAnswer', () => {
  if (!reachable) throw new Error('The code of the list is away');
  return jest.requireActual<object>('./ListAnswer');
});

test('code of the list that fails to load keeps the page, and loads after a retry', async () => {
  await openForum(aForum([aPost()]).shopData);
  expect(await screen.findByRole('heading', { level: 1, name: 'Community' })).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The discussions could not be loaded');
  reachable = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});
