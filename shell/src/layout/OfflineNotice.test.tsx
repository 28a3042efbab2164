/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './OfflineNotice';

function connection(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('a notice is shown while the browser is offline', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  connection(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  connection(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
