/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';

function Page({ Panel }: { Panel: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book Appointment</Button>
      <Panel open={open} onOpenChange={setOpen} title="Your appointment">
        <Button>Within</Button>
      </Panel>
    </>
  );
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s', (_, Panel) => {
  async function opened() {
    render(<Page Panel={Panel} />);
    const opener = screen.getByRole('button', { name: 'Book Appointment' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Your appointment' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return { opener, dialog };
  }

  test('takes the focus and traps it while Tab moves on', async () => {
    const { dialog } = await opened();
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}', { delay: null })],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and returns the focus', async (_way, close) => {
    const { opener } = await opened();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('hides the page behind it from screen readers', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: 'Book Appointment' })).toBeNull();
  });
});
