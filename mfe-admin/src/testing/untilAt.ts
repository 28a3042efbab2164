import { screen, waitFor } from '@testing-library/react';

/** Waits until the page has this address. Navigation happens some time after the press. */
export async function untilAt(address: string): Promise<void> {
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(address));
}
