/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  BulkRequest,
  BulkOutcome,
  BulkPreview,
  BulkSelection,
} from '@mcs-repairs/shared/domain/types/bulkAction';
import { AdminSite } from '../testing/AdminSite';
import { accessibilityFaults } from '../testing/accessibility';
import { aBooking, answered, fakeShop, refused, replacing } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const FLOOD = Array.from({ length: 450 }, (_, index) => aBooking(`f${index}`));

/** A shop that accepts every bulk action and records its input. */
function floodedShop({ left = [] }: { left?: BulkOutcome['left'] } = {}) {
  const asked: BulkSelection[] = [];
  const swept: BulkRequest[] = [];
  const shop = fakeShop({ bookings: FLOOD.slice(0, 3) });
  const preview: BulkPreview = { bookings: FLOOD, total: FLOOD.length, kept: 2 };
  const operations = {
    previewBookingSweep: async ({ body }: { body: BulkSelection }) => {
      asked.push(body);
      return { ok: true as const, value: preview };
    },
    sweepBookings: async ({ body: sweep }: { body: BulkRequest }) => {
      swept.push(sweep);
      const gone = new Set(left.map(({ id }) => id));
      const changed = sweep.bookings
        .filter(({ id }) => !gone.has(id))
        .map(({ id, version }) => ({ id, version: version + 1 }));
      const here = left.filter(({ id }) => sweep.bookings.some((one) => one.id === id));
      return { ok: true as const, value: { changed, left: here } };
    },
  };
  return { shop: replacing(shop, operations), asked, swept };
}

async function openBulkAction(shop: ReturnType<typeof floodedShop>['shop']) {
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={BookingsPage} shop={shop} mode="connected" />);
  await user.click(await screen.findByLabelText('More actions'));
  await user.click(screen.getByRole('button', { name: 'Cancel many bookings …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel many bookings' }));
  return { user, dialog };
}

it('previews the affected bookings, skips unticked ones, and runs in parts', async () => {
  const { shop, asked, swept } = floodedShop();
  const { user, dialog } = await openBulkAction(shop);
  await user.click(dialog.getByRole('radio', { name: /With this phone number/ }));
  await user.type(dialog.getByLabelText(/Phone/), '9800000000');
  await user.click(dialog.getByRole('button', { name: 'Find bookings' }));
  expect(
    await dialog.findByText('450 bookings match. 2 in repair or completed will not be changed.'),
  ).toBeTruthy();
  expect(asked).toEqual([{ action: 'spam', phone: '9800000000' }]);
  await user.click(dialog.getByRole('checkbox', { name: /Customer f1,/ }));
  await user.click(dialog.getByRole('button', { name: 'Mark 449 bookings as spam' }));
  expect(await dialog.findByText('449 bookings are cancelled and marked as spam')).toBeTruthy();
  expect(swept.map(({ bookings }) => bookings.length)).toEqual([200, 200, 49]);
  expect(swept.flatMap(({ bookings }) => bookings).map(({ id }) => id)).not.toContain('f1');
});

it('is undone with the versions that it returned', async () => {
  const { shop, swept } = floodedShop();
  const { user, dialog } = await openBulkAction(shop);
  await user.click(dialog.getByRole('button', { name: 'Find bookings' }));
  await user.click(await dialog.findByRole('button', { name: 'Mark 450 bookings as spam' }));
  await user.click(await dialog.findByRole('button', { name: 'Reopen these bookings' }));
  expect(await dialog.findByText('450 bookings are restored')).toBeTruthy();
  expect(swept.at(-1)).toMatchObject({ action: 'reopen', bookings: { length: 50 } });
  expect(swept.at(-1)?.bookings[0]?.version).toBe(2);
});

it('lists skipped bookings with the reason', async () => {
  const one = { id: 'f0', reference: '1000f0', status: 'confirmed' as const };
  const { shop } = floodedShop({ left: [{ ...one, reason: 'changed', changedBy: 'Hari' }] });
  const { user, dialog } = await openBulkAction(shop);
  await user.click(dialog.getByRole('radio', { name: 'Cancel only' }));
  await user.click(dialog.getByRole('button', { name: 'Find bookings' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel 450 bookings' }));
  expect(
    await dialog.findByText(
      '1000f0: not changed, because Hari changed the booking meanwhile. The booking is now confirmed',
    ),
  ).toBeTruthy();
});

it('starts with the network of a booking, and says if it is no longer stored', async () => {
  const user = userEvent.setup({ delay: null });
  const { shop } = floodedShop();
  const message = 'The network of this booking is no longer stored.';
  const previewBookingSweep = refused('not-found', message);
  render(
    <AdminSite
      page={BookingsPage}
      shop={replacing(shop, { previewBookingSweep })}
      at="/admin/bookings?booking=f0"
      mode="connected"
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel similar bookings …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel similar bookings' }));
  await user.click(dialog.getByRole('button', { name: 'Find bookings' }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

it('has no accessibility violations', async () => {
  const { shop } = floodedShop();
  const { user, dialog } = await openBulkAction(shop);
  await user.click(dialog.getByRole('button', { name: 'Find bookings' }));
  await dialog.findByText(/450 bookings match/);
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
});

it('spam has its own list, beside the filter of the specification', async () => {
  const user = userEvent.setup({ delay: null });
  const spam = { status: 'cancelled', spamAt: '2026-11-23T09:00:00Z' } as const;
  const sweepBookings = jest.fn(answered({ changed: [{ id: '2', version: 2 }], left: [] }));
  const shop = fakeShop({
    bookings: [aBooking('1'), aBooking('2', spam)],
    operations: { sweepBookings },
  });
  render(<AdminSite page={BookingsPage} shop={shop} />);
  expect(await screen.findByRole('heading', { name: 'Bookings (1)' })).toBeTruthy();
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Status', 'Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled']);
  await user.click(screen.getByRole('button', { name: 'Spam' }));
  expect(await screen.findByRole('heading', { name: 'Spam bookings (1)' })).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/bookings?spam=only');
  await user.click(await screen.findByRole('button', { name: /View details of Customer 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Mark booking as not spam' }));
  await waitFor(() =>
    expect(sweepBookings).toHaveBeenCalledWith({
      body: { action: 'reopen', bookings: [{ id: '2', version: 1 }] },
    }),
  );
  expect(await screen.findByText('The booking is no longer spam.')).toBeTruthy();
});
