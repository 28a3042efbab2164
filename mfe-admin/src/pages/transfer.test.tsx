/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, fakeShop, refused, SITA, answered } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const open = (shop = fakeShop(), at = '/admin/bookings') =>
  render(<AdminSite page={BookingsPage} shop={shop} at={at} />);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('export and import', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:export';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob });
    });
    jest.useFakeTimers({ now: new Date('2026-11-23T18:30:00Z'), doNotFake: ['setTimeout'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('saves the filtered list under today’s date in Nepal', async () => {
    const user = userEvent.setup({ delay: null });
    const bookings = [aBooking('1'), aBooking('2', { status: 'completed' })];
    open(fakeShop({ bookings }), '/admin/bookings?status=completed');
    await row('Customer 2');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(saved[0]?.name).toBe('bookings-2026-11-24.json');
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual([bookings[1]]);
    await user.click(screen.getByLabelText('More actions'));
    await user.click(screen.getByRole('button', { name: 'Export bookings as CSV' }));
    expect(saved[1]?.name).toBe('bookings-2026-11-24.csv');
  });

  it('imports an export, and says how many bookings were added and already stored', async () => {
    const user = userEvent.setup({ delay: null });
    open(fakeShop({ bookings: [aBooking('1')] }));
    await row('Customer 1');
    const file = new File([JSON.stringify([aBooking('1'), aBooking('2')])], 'export.json');
    await user.upload(screen.getByLabelText('File with exported bookings'), file);
    expect(await screen.findByText('1 booking imported')).toBeTruthy();
    expect(screen.getByText('Already stored and not changed: 1 booking.')).toBeTruthy();
    expect(await row('Customer 2')).toBeTruthy();
  });

  it('does not say that nothing was imported if no response arrives', async () => {
    const user = userEvent.setup({ delay: null });
    const importBookings = refused('network', 'The shop could not be reached.');
    const readSession = answered({ staff: SITA });
    open(fakeShop({ bookings: [aBooking('1')], operations: { readSession, importBookings } }));
    await row('Customer 1');
    const file = new File([JSON.stringify([aBooking('2')])], 'export.json');
    await user.upload(screen.getByLabelText('File with exported bookings'), file);
    expect(await screen.findByText('The bookings may have been imported')).toBeTruthy();
    expect(screen.queryByText('Nothing was imported')).toBeNull();
  });

  it.each([
    ['no JSON', 'hello'],
    ['other JSON', '{"bookings":[{"id":7}]}'],
  ])('rejects a file with %s and changes nothing', async (_what, text) => {
    const user = userEvent.setup({ delay: null });
    open(fakeShop({ bookings: [aBooking('1')] }));
    await row('Customer 1');
    await user.upload(
      screen.getByLabelText('File with exported bookings'),
      new File([text], 'export.json'),
    );
    expect(await screen.findByText('Nothing was imported')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Bookings (1)' })).toBeTruthy();
  });
});
