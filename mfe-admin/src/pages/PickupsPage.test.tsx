/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPickup } from '@mcs-repairs/shared/domain/types/pickup';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as PickupsPage } from './PickupsPage';

afterEach(cleanup);

const TODAY = '2026-11-23';
const ride: ListedPickup = {
  booking: aBooking('1', {
    serviceType: 'pickup',
    pickupDate: '2026-11-22',
    pickupFrom: '10:00 AM',
    pickupTo: '12:00 PM',
  }),
  place: {
    address: 'House 12, Jhamsikhel Marg',
    landmark: 'Behind the bakery',
    area: 'Jhamsikhel',
    pin: '27.67660, 85.31380',
    contactName: 'Sunita',
    contactPhone: '9800000009',
    terms: 'valley',
  },
  whereabouts: 'planned',
  steps: [],
};

function open(rides: ListedPickup[], operations: FakeWorks = {}) {
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      listRides: answered({ today: TODAY, rides }),
      ...operations,
    },
  });
  const connected = { ...shop, mode: 'connected' as const };
  return render(<AdminSite page={PickupsPage} shop={connected} at="/admin/pickups" />);
}

it('shows address, customer and due time, and records that a device was fetched', async () => {
  const user = userEvent.setup({ delay: null });
  const takeRideStep = jest.fn(answered(ride.booking));
  const { container } = open([ride], { takeRideStep });
  const area = within(await screen.findByRole('region', { name: 'Jhamsikhel' }));
  expect(area.getByText('House 12, Jhamsikhel Marg')).toBeTruthy();
  expect(area.getByText('Late')).toBeTruthy();
  expect(area.getByRole('link', { name: /Sunita/ }).getAttribute('href')).toBe('tel:9800000009');
  expect(area.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain(
    'openstreetmap.org/?mlat=27.6766&mlon=85.3138',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(area.getByRole('button', { name: 'Mark device as picked up' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Mark device as picked up' }));
  expect(takeRideStep).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { version: 1, step: 'collected', reason: '' },
  });
});

it('asks for the reason of a failed attempt, and keeps it if somebody else was faster', async () => {
  const user = userEvent.setup({ delay: null });
  const takeRideStep = jest.fn(refused('stale-version', 'This booking was changed meanwhile'));
  open([ride], { takeRideStep });
  await user.click(await screen.findByRole('button', { name: 'Mark pickup as failed' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Mark pickup as failed' }));
  expect(dialog.getByText('Enter a reason')).toBeTruthy();
  expect(takeRideStep).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/Reason/), 'Nobody opened');
  await user.click(dialog.getByRole('button', { name: 'Mark pickup as failed' }));
  expect(await dialog.findByText('This booking was changed meanwhile')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Nobody opened');
});

it('says what to do when there are no pickups', async () => {
  open([]);
  expect(await screen.findByText('No pickups to do')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open bookings' });
  expect(link.getAttribute('href')).toBe('/admin/bookings');
});

it('has no link to the bookings for a rider, who may not read them', async () => {
  open([], { readSession: answered({ staff: { ...SITA, role: 'rider' as const } }) });
  expect(await screen.findByText('No pickups to do')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open bookings' })).toBeNull();
});

it('gives a rider two big links and the next step of each stop, without other pages', async () => {
  const staff = { ...SITA, role: 'rider' as const };
  const noPin = { ...ride, booking: aBooking('2', { city: 'Lalitpur' }), place: null };
  open([ride, noPin], { readSession: answered({ staff }) });
  const stops = await screen.findAllByRole('article');
  const [first, second] = stops.map((stop) => within(stop));
  expect(first?.getByText('Next stop')).toBeTruthy();
  expect(second?.queryByText('Next stop')).toBeNull();
  expect(first?.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Call customer Sunita',
    'Open map',
  ]);
  expect(second?.getByRole('link', { name: 'Open area map' }).getAttribute('href')).toContain(
    'query=Lalitpur%2C%20Nepal',
  );
  expect(screen.queryByRole('link', { name: 'Customer 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Search/ })).toBeNull();
});
