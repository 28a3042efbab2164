/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewVisit } from '@mcs-repairs/shared/domain/types/checkIn';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { aBooking, answered, fakeShop, refused, type FakeWorks } from '../testing/fakeShop';
import { Component as IntakePage } from './IntakePage';

// jsdom has no canvas. A test simulates a drawn signature: it sets `isDrawn` of the newest pad.
const mockPads: { isDrawn: boolean }[] = [];
jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    isDrawn = false;
    constructor() {
      mockPads.push(this);
    }
    off() {}
    clear() {
      this.isDrawn = false;
    }
    isEmpty() {
      return !this.isDrawn;
    }
    toData() {
      return [{ points: [{ x: 1, y: 1 }] }];
    }
  },
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const PLACE = { shopDate: '2026-11-23', received: 3, left: 2 };
type Sent = { body: NewVisit };
const STORED = { booking: aBooking('7'), token: 'secret' };
const open = (operations: FakeWorks = {}, at = '/admin/intake') =>
  render(
    <AdminSite
      page={IntakePage}
      shop={fakeShop({
        operations: {
          readWalkIns: answered(PLACE),
          listCustomers: answered({ customers: [], more: false }),
          ...operations,
        },
      })}
      at={at}
    />,
  );
const user = userEvent.setup({ delay: null });
const device = () => screen.findByRole('combobox', { name: 'Device' });
async function fill() {
  await user.type(await screen.findByLabelText(/^Phone/), '9841000009');
  await user.type(screen.getByLabelText(/^Name/), 'Mina Rai');
  await user.type(await device(), '15 pro{Enter}');
  await user.type(screen.getByLabelText(/^Fault/), 'Does not charge');
}
const openMore = () => user.click(screen.getByText('More details'));
const send = () =>
  user.click(screen.getByRole('button', { name: 'Check in device and print ticket' }));

it('checks in a device by keyboard, and opens its ticket', async () => {
  const takeIn = jest.fn(answered(STORED));
  open({ takeIn });
  await fill();
  expect(screen.getByText(/Walk-ins today: 3 checked in, room for 2 more/)).toBeTruthy();
  await send();
  await untilAt('/admin/ticket/7');
  const [{ body: visit }] = takeIn.mock.calls[0] as unknown as [Sent];
  expect(visit).toMatchObject({
    customerName: 'Mina Rai',
    deviceModel: 'iPhone 15 Pro',
    device: 'iphone',
    overbook: false,
  });
});

const REQUEST = {
  topic: 'enquiries',
  id: 'e1',
  reference: 'E12',
  name: 'Nima Lama',
  phone: '9841000077',
  email: '',
  items: [],
  services: '',
  message: 'The screen is cracked',
};
const linking = () => {
  const takeIn = jest.fn(answered(STORED));
  const linkRequestBooking = jest.fn(answered(null));
  return { takeIn, linkRequestBooking, readRequestPage: answered(REQUEST) };
};

it('fills in the details of an enquiry, and links the booking with it', async () => {
  const works = linking();
  open(works, '/admin/intake?from=enquiries/E12');
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Nima Lama'));
  await user.type(await device(), 'iPad Air');
  await send();
  await untilAt('/admin/ticket/7');
  const [{ body: visit }] = works.takeIn.mock.calls[0] as unknown as [Sent];
  expect(visit).toMatchObject({
    customerPhone: '9841000077',
    repairIssue: 'The screen is cracked',
  });
  expect(works.linkRequestBooking).toHaveBeenCalledWith({
    params: { topic: 'enquiries', id: 'e1' },
    body: { booking: STORED.booking.reference },
  });
});

it('fills in a long text of several lines as one line that check-in accepts', async () => {
  const works = linking();
  const message = `The screen\nis cracked ${'and more '.repeat(80)}`;
  const readRequestPage = answered({ ...REQUEST, services: 'Repair', message });
  open({ ...works, readRequestPage }, '/admin/intake?from=enquiries/E12');
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Nima Lama'));
  await user.type(await device(), 'iPad Air');
  await send();
  await untilAt('/admin/ticket/7');
  const [{ body: visit }] = works.takeIn.mock.calls[0] as unknown as [Sent];
  expect(visit.repairIssue).toMatch(/^Repair, The screen is cracked and more/);
});

it('still links the enquiry after a reload', async () => {
  const works = linking();
  const { unmount } = open(works, '/admin/intake?from=enquiries/E12');
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Nima Lama'));
  await user.type(await device(), 'iPad Air');
  unmount();
  open(works, '/admin/intake?from=enquiries/E12');
  expect(await screen.findByText(/The form has the details of Nima Lama/)).toBeTruthy();
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Nima Lama');
  await send();
  await untilAt('/admin/ticket/7');
  expect(works.linkRequestBooking).toHaveBeenCalledTimes(1);
});

it('links no enquiry whose details the clerk cleared', async () => {
  const works = linking();
  open(works, '/admin/intake?from=enquiries/E12');
  await screen.findByText('From enquiry E12');
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Nima Lama'));
  await user.click(screen.getByRole('button', { name: 'Clear form' }));
  await fill();
  await send();
  await untilAt('/admin/ticket/7');
  expect(works.linkRequestBooking).not.toHaveBeenCalled();
});

it('says what is missing if the server refuses a device above the limit, and leads to it', async () => {
  const takeIn = jest.fn(refused('slot-taken', 'Today’s limit for walk-ins is reached.'));
  open({ takeIn, readWalkIns: answered({ ...PLACE, left: 0, reason: 'full' }) });
  await fill();
  await send();
  const anyway = await screen.findByRole('checkbox', { name: /anyway/ });
  await waitFor(() => expect(document.activeElement).toBe(anyway));
  expect(anyway.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Not checked in yet. Tick this box/)).toBeTruthy();
  await user.click(anyway);
  expect(screen.queryByText(/Not checked in yet/)).toBeNull();
});

it('keeps no drawn signature and no consent to overbook after the form was cleared', async () => {
  const takeIn = jest.fn(answered(STORED));
  open({ takeIn, readWalkIns: answered({ ...PLACE, left: 0, reason: 'full' }) });
  await device();
  await openMore();
  await waitFor(() => expect(mockPads.length).toBeGreaterThan(0));
  mockPads.forEach((pad) => (pad.isDrawn = true));
  const anyway = () => screen.getByRole('checkbox', { name: /anyway/ });
  await user.click(anyway());
  await user.click(screen.getByRole('button', { name: 'Clear form' }));
  expect(anyway()).toHaveProperty('checked', false);
  await fill();
  await user.click(anyway());
  await send();
  await untilAt('/admin/ticket/7');
  const [{ body: visit }] = takeIn.mock.calls[0] as unknown as [Sent];
  expect(visit.signature ?? '').toBe('');
});

it('restores a cleared form with its key, until the clerk types again', async () => {
  const takeIn = jest.fn(answered(STORED)).mockImplementationOnce(refused('invalid', 'Not now.'));
  open({ takeIn });
  await fill();
  await send();
  const clear = () => user.click(screen.getByRole('button', { name: 'Clear form' }));
  await clear();
  expect(await device()).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Restore form' }));
  expect(await device()).toHaveProperty('value', 'iPhone 15 Pro');
  expect(screen.queryByRole('button', { name: 'Restore form' })).toBeNull();
  await send();
  await untilAt('/admin/ticket/7');
  const [first, second] = takeIn.mock.calls as unknown as [unknown, string][];
  expect(second).toEqual(first);
});

it('offers no restored form after the clerk began the next one', async () => {
  open();
  await fill();
  await user.click(screen.getByRole('button', { name: 'Clear form' }));
  await user.type(await device(), 'i');
  expect(screen.queryByRole('button', { name: 'Restore form' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear form' }));
  await user.click(screen.getByRole('button', { name: 'Restore form' }));
  expect(await device()).toHaveProperty('value', 'i');
});

it('stores the catalogue’s name of a model, however it was typed', async () => {
  const takeIn = jest.fn(answered(STORED));
  open({ takeIn });
  await fill();
  await user.clear(await device());
  await user.type(await device(), ' iphone 15 pro{Enter}');
  await untilAt('/admin/ticket/7');
  const [{ body: visit }] = takeIn.mock.calls[0] as unknown as [Sent];
  expect(visit).toMatchObject({ deviceModel: 'iPhone 15 Pro', device: 'iphone' });
});

it('names missing values beside each field, and sends nothing', async () => {
  const takeIn = jest.fn(answered(STORED));
  open({ takeIn });
  await device();
  await send();
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Device is required')).toBeTruthy();
  expect(takeIn).not.toHaveBeenCalled();
});

it('keeps the draft and its idempotency key over a reload, but not the passcode', async () => {
  const keys: unknown[] = [];
  const unreachable = refused('network', 'The shop could not be reached.');
  const takeIn = async (_sent: Sent, key: string) => {
    keys.push(key);
    return keys.length === 1 ? unreachable() : answered(STORED)();
  };
  const first = open({ takeIn });
  await fill();
  await openMore();
  await user.type(screen.getByLabelText(/^Passcode/), '0451');
  await send();
  await screen.findByText('No connection');
  expect(JSON.stringify({ ...localStorage })).toContain('Mina Rai');
  expect(JSON.stringify({ ...localStorage })).not.toContain('0451');
  first.unmount();

  open({ takeIn });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Mina Rai');
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Mina Rai'));
});

it('retries automatically when the connection returns', async () => {
  const takeIn = jest
    .fn(answered(STORED))
    .mockImplementationOnce(refused('network', 'The shop could not be reached.'));
  open({ takeIn });
  await fill();
  await send();
  await screen.findByText('No connection');
  window.dispatchEvent(new Event('online'));
  await untilAt('/admin/ticket/7');
  expect(takeIn).toHaveBeenCalledTimes(2);
});

it('picks only the typed model, and says what is stored as free text', async () => {
  open();
  const field = (await device()) as HTMLInputElement;
  await user.type(field, '17 pro{Enter}');
  expect(field.value).toBe('17 pro');
  expect(screen.getByText('Not in our list. The form saves the name as typed.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'macbok air{Enter}');
  expect(field.value).toBe('macbok air');
  expect(screen.getByText(/Several models match/)).toBeTruthy();
  expect(screen.getByRole('option', { name: 'MacBook Air 13-inch (M1)' })).toBeTruthy();
  await user.type(field, ' m1{Enter}');
  expect(field.value).toBe('MacBook Air 13-inch (M1)');
  const fault = screen.getByLabelText<HTMLInputElement>(/^Fault/);
  await user.type(fault, 'battry{Enter}');
  expect(fault.value).toBe('Battery Replacement');
});

it('exceeds the limit of walk-ins only on purpose', async () => {
  const takeIn = jest.fn(answered(STORED));
  open({ takeIn, readWalkIns: answered({ ...PLACE, left: 0, reason: 'full' as const }) });
  await fill();
  await user.click(await screen.findByLabelText(/although today’s limit is reached/));
  await send();
  await untilAt('/admin/ticket/7');
  expect(takeIn.mock.calls[0]).toMatchObject([{ body: { overbook: true } }, expect.any(String)]);
});

it('each window has its own key, and can continue a check-in from another window', async () => {
  const keys: string[] = [];
  const takeIn = async (_sent: Sent, key: string) => {
    keys.push(key);
    return answered(STORED)();
  };
  const first = open({ takeIn });
  await fill();
  first.unmount();

  // Simulates a second window, which shares localStorage but has an empty sessionStorage.
  sessionStorage.clear();
  const second = open({ takeIn });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('');
  expect(screen.getByText('Mina Rai, iPhone 15 Pro')).toBeTruthy();
  await fill();
  await send();
  await untilAt('/admin/ticket/7');
  second.unmount();

  open({ takeIn });
  await user.click(
    await screen.findByRole('button', {
      name: 'Continue check-in draft of Mina Rai, iPhone 15 Pro',
    }),
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Mina Rai');
  await send();
  await untilAt('/admin/ticket/7');
  expect(new Set(keys).size).toBe(2);
});

it('stores another visit under a new key if the server takes it for a retry', async () => {
  const keys: string[] = [];
  const reused = refused('key-reused', 'This idempotency key was used before with other content');
  const takeIn = async (_sent: Sent, key: string) => {
    keys.push(key);
    return keys.length === 1 ? reused() : answered(STORED)();
  };
  open({ takeIn });
  await fill();
  await send();
  await user.click(
    await screen.findByRole('button', { name: 'Check in device as second booking' }),
  );
  await untilAt('/admin/ticket/7');
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

const MINA = {
  phoneKey: '9841000077',
  phone: '9841000077',
  name: 'Mina Rai',
  email: 'mina@mail.example',
  mergedKeys: [],
  bookings: [aBooking('1')],
  devices: [{ deviceModel: 'MacBook Air 13-inch (M1)', serial: 'C02XYZ1234' }],
  enquiries: [],
  quoteRequests: [],
  notes: [],
};
const KNOWN = {
  listCustomers: answered({
    customers: [
      { phoneKey: MINA.phoneKey, phone: MINA.phone, name: MINA.name, visits: 1, lastAt: '' },
    ],
    more: false,
  }),
  readCustomer: answered(MINA),
};

it('recognises a customer by the first digits, and fills in the name', async () => {
  open(KNOWN);
  const phone = await screen.findByLabelText<HTMLInputElement>(/^Phone/);
  await user.type(phone, '98410');
  const option = await screen.findByRole('option', { name: /9841000077.*Mina Rai/ });
  await user.click(option);
  expect(phone.value).toBe('9841000077');
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  await waitFor(() => expect(name.value).toBe('Mina Rai'));
  await screen.findByText('Known customer, 1 booking.');

  // When the clerk clears the number, the form also removes the name that it filled in.
  await user.clear(phone);
  await waitFor(() => expect(name.value).toBe(''));
});

it('keeps a name that the clerk typed, and offers the stored one', async () => {
  open(KNOWN);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, 'Mina’s son');
  await user.type(screen.getByLabelText(/^Phone/), '9841000077');
  await screen.findByText(/This number belongs to Mina Rai/);
  expect(name.value).toBe('Mina’s son');
  await user.click(screen.getByRole('button', { name: 'Use stored name and email' }));
  expect(name.value).toBe('Mina Rai');
});

it('offers the known devices of a customer with their serial numbers', async () => {
  const takeIn = jest.fn(answered(STORED));
  open({ ...KNOWN, takeIn });
  await user.type(await screen.findByLabelText(/^Phone/), '9841000077');
  await screen.findByText('Known customer, 1 booking.');
  await user.click(await device());
  await user.keyboard('{ArrowDown}{Enter}');
  await user.tab();
  await user.keyboard('Battery{ArrowDown}{Enter}');
  await send();
  await untilAt('/admin/ticket/7');
  const [{ body: visit }] = takeIn.mock.calls[0] as unknown as [Sent];
  expect(visit).toMatchObject({
    customerName: 'Mina Rai',
    deviceModel: 'MacBook Air 13-inch (M1)',
    serial: 'C02XYZ1234',
    repairIssue: 'Battery Replacement',
  });
});

it('says if the customer already has such a device in the shop or booked', async () => {
  const bookings = [
    aBooking('1', { deviceModel: 'iPhone 13' }),
    aBooking('2', { deviceModel: 'iPhone 14', status: 'completed', stage: 'ready' }),
    aBooking('3', {
      ...{ deviceModel: 'iPhone 15', status: 'completed', stage: 'collected' },
      collectedAt: '2026-11-23T08:00:00Z',
    }),
    aBooking('4', { deviceModel: 'iPhone 12', status: 'cancelled' }),
    aBooking('5', { deviceModel: 'iPhone 13', status: 'in_progress', stage: 'repairing' }),
    aBooking('6', { deviceModel: 'iPhone 11' }),
  ];
  open({ ...KNOWN, readCustomer: answered({ ...MINA, bookings }) });
  await user.type(await screen.findByLabelText(/^Phone/), '9841000077');
  await screen.findByText('Known customer, 6 bookings.');
  const field = await device();
  const hintAfter = async (name: string) => {
    await user.clear(field);
    await user.type(field, name);
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return [hint?.textContent, hint?.querySelector('a')?.getAttribute('href')];
  };
  expect(await hintAfter('iphone 11')).toEqual([
    'This customer has one booked: booking 10006',
    '/admin/bookings/10006',
  ]);
  expect(await hintAfter('iPhone 14')).toEqual([
    'This customer has one in the shop: booking 10002',
    '/admin/bookings/10002',
  ]);
  // One of two iPhones 13 is in the shop.
  expect((await hintAfter('iPhone 13'))[0]).toContain('in the shop: booking 10005');
  for (const free of ['iPhone 15', 'iPhone 12'])
    expect((await hintAfter(free))[0]).not.toMatch(/This customer has/);
});

it('folds rare fields, remembers whether they are open, and opens them for an error', async () => {
  const first = open();
  await fill();
  expect(screen.queryByLabelText(/^IMEI/)).toBeNull();
  await openMore();
  await user.type(screen.getByLabelText(/^IMEI/), '490154203237517');
  await openMore();
  await waitFor(() => expect(screen.getByText('1 filled in')).toBeTruthy());
  await send();
  const imei = screen.getByLabelText<HTMLInputElement>(/^IMEI/);
  expect(imei.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(imei);
  await user.type(imei, '{Backspace}8');
  expect(imei.closest('details')?.open).toBe(true);
  first.unmount();

  localStorage.setItem('repair-shop.intake-more', 'open');
  open();
  expect(await screen.findByLabelText(/^IMEI/)).toBeTruthy();
});
