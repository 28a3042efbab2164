import { screen, waitFor } from '@testing-library/react';

/** Waits until the address is this one: a navigation follows what caused it. */
export async function untilAt(address: string): Promise<void> {
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(address));
}
