import { screen, waitFor } from '@testing-library/react';

/** Waits for an address, because navigation happens some time after the press. */
export async function untilAt(address: string): Promise<void> {
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(address));
}
