import { createBrowserShopData } from '../../data/BrowserShopData';
import { memoryStorage } from '../../data/browser/memoryStorage.fixture';
import { newBooking, receiptOf } from '../../domain/rules/newBooking';
import type { AppointmentSlot, Customer } from '../../domain/types/browserStore';
import type { Quote } from '../../domain/types/quote';
import { makeStore } from './makeStore';
import {
  bookingCreated,
  bookingCreationFailed,
  bookingsLoaded,
  bookingUpdated,
  bookingUpdateFailed,
  customerCreated,
  customerCreationFailed,
  customersLoaded,
  dateSelected,
  deviceSelected,
  loadingFailed,
  messageDismissed,
  quoteFailed,
  quoteGenerated,
  selectCanBook,
  serviceSelected,
  slotsLoaded,
  stateCleared,
  timeSelected,
  workStarted,
} from './repairFlowSlice';

const now = new Date('2026-03-10T06:15:00Z');
const booking = newBooking(
  {
    kind: 'appointment',
    customerName: 'Maya',
    customerEmail: 'maya@example.com',
    customerPhone: '9841000000',
    deviceModel: 'iPhone 15',
    repairIssue: 'Screen/LCD Replacement',
    appointmentDate: '2026-03-11',
    appointmentTime: '9:30 AM',
  },
  { id: 'b1', reference: '12471', now },
);
const receipt = receiptOf(booking, '');
const customer: Customer = {
  id: 'c1',
  name: 'Maya',
  email: 'maya@example.com',
  phone: '98',
  createdAt: now.toISOString(),
  totalBookings: 0,
};
const slot: AppointmentSlot = {
  id: 's1',
  date: '2026-03-11',
  time: '9:30 AM',
  available: true,
  booked: false,
};
const quote: Quote = {
  id: 'q1',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen Repair',
  serviceType: 'standard',
  estimatedPrice: 200,
  estimatedDuration: '45-120 minutes',
  partsRequired: [],
  warranty: '90 days',
};

function openStore() {
  const shopData = createBrowserShopData({
    storage: memoryStorage(),
    now: () => now,
    random: () => 0,
    newId: () => 'id',
  });
  const store = makeStore({ shopData });
  return {
    dispatch: store.dispatch,
    flow: () => store.getState().repairFlow,
    state: store.getState,
  };
}

describe('the repair flow', () => {
  test('has every field of section 3, all of them empty at first', () => {
    expect(openStore().flow()).toEqual({
      currentBooking: null,
      bookings: [],
      appointmentSlots: [],
      selectedDate: null,
      selectedTime: null,
      currentCustomer: null,
      customers: [],
      loading: false,
      error: null,
      success: null,
      currentQuote: null,
      selectedDevice: null,
      selectedService: null,
    });
  });

  test.each([
    [
      bookingCreated(receipt),
      { currentBooking: receipt, success: 'Booking created successfully!' },
    ],
    [bookingUpdated(booking), { success: 'Booking updated successfully!' }],
    [
      customerCreated(customer),
      {
        currentCustomer: customer,
        customers: [customer],
        success: 'Customer created successfully!',
      },
    ],
    [quoteGenerated(quote), { currentQuote: quote, success: null }],
  ])('a success replaces loading: %o', (action, expected) => {
    const { dispatch, flow } = openStore();
    dispatch(workStarted());
    expect(flow()).toMatchObject({ loading: true });
    dispatch(action);
    expect(flow()).toMatchObject({ loading: false, error: null, ...expected });
  });

  test.each([
    [bookingCreationFailed(), 'Failed to create booking'],
    [bookingUpdateFailed(), 'Failed to update booking'],
    [customerCreationFailed(), 'Failed to create customer'],
    [quoteFailed(), 'Failed to generate quote'],
    [quoteFailed(''), 'Failed to generate quote'],
    [quoteFailed('Invalid device model or repair issue'), 'Invalid device model or repair issue'],
  ])('an error clears loading (section 8): %o', (action, error) => {
    const { dispatch, flow } = openStore();
    dispatch(workStarted());
    dispatch(action);
    expect(flow()).toMatchObject({ loading: false, success: null, error });
  });

  test('beginning anew takes the last message away, as dismissing it does', () => {
    const { dispatch, flow } = openStore();
    dispatch(bookingCreationFailed());
    dispatch(workStarted());
    expect(flow()).toMatchObject({ loading: true, error: null, success: null });
    dispatch(bookingCreated(receipt));
    dispatch(messageDismissed());
    expect(flow()).toMatchObject({ success: null, error: null, currentBooking: receipt });
  });

  test('loading lists ends loading, and failing to load shows nothing (section 8)', () => {
    const { dispatch, flow } = openStore();
    dispatch(workStarted());
    dispatch(bookingsLoaded([booking]));
    expect(flow()).toMatchObject({ loading: false, bookings: [booking], success: null });
    dispatch(customersLoaded([customer]));
    dispatch(slotsLoaded([slot]));
    expect(flow()).toMatchObject({ customers: [customer], appointmentSlots: [slot] });
    dispatch(workStarted());
    dispatch(loadingFailed());
    expect(flow()).toMatchObject({ loading: false, error: null });
  });

  test('choosing a date clears the chosen time (section 4), and both are needed to book (section 2)', () => {
    const { dispatch, flow, state } = openStore();
    dispatch(dateSelected('2026-03-11'));
    expect(selectCanBook(state())).toBe(false);
    dispatch(timeSelected('9:30 AM'));
    expect(selectCanBook(state())).toBe(true);
    dispatch(dateSelected('2026-03-12'));
    expect(flow()).toMatchObject({ selectedDate: '2026-03-12', selectedTime: null });
    expect(selectCanBook(state())).toBe(false);
  });

  test('an updated booking takes the place of its old version, in the list and as the current one', () => {
    const { dispatch, flow } = openStore();
    dispatch(bookingsLoaded([{ ...booking, id: 'other', reference: '1' }, booking]));
    dispatch(bookingCreated(receipt));
    dispatch(bookingUpdated({ ...booking, status: 'confirmed', version: 2 }));
    expect(flow().bookings.map(({ status }) => status)).toEqual(['pending', 'confirmed']);
    expect(flow().currentBooking).toMatchObject({ status: 'confirmed', version: 2 });
  });

  test('clearing the state resets everything except the lists of bookings and customers (section 4)', () => {
    const { dispatch, flow } = openStore();
    const before = flow();
    [
      bookingsLoaded([booking]),
      customerCreated(customer),
      slotsLoaded([slot]),
      bookingCreated(receipt),
      quoteGenerated(quote),
      deviceSelected('iphone'),
      serviceSelected('battery'),
      dateSelected('2026-03-11'),
      timeSelected('9:30 AM'),
    ].forEach((action) => dispatch(action));
    expect(flow()).toMatchObject({
      selectedDevice: 'iphone',
      selectedService: 'battery',
      currentQuote: quote,
    });
    dispatch(stateCleared());
    expect(flow()).toEqual({ ...before, bookings: [booking], customers: [customer] });
  });
});
