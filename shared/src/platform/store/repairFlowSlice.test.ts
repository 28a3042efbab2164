import { createBrowserShopData } from '../../data/BrowserShopData';
import { memoryStorage } from '../../data/browser/memoryStorage.fixture';
import { newBooking, receiptOf } from '../../domain/rules/newBooking';
import { makeStore } from './makeStore';
import {
  bookingCreated,
  bookingCreationFailed,
  dateSelected,
  deviceSelected,
  serviceSelected,
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
  { id: 'b1', now },
);
const receipt = receiptOf({ ...booking, reference: '12471' }, '');
const IPHONE = { device: 'iphone', deviceModel: 'iPhone 15 Pro' } as const;
const BATTERY = { issue: 'battery', repairIssue: 'Battery Replacement' } as const;
const CHOSEN = [
  deviceSelected(IPHONE),
  serviceSelected(BATTERY),
  dateSelected('2026-03-11'),
  timeSelected('9:30 AM'),
];
const NOTHING_CHOSEN = {
  selectedDevice: null,
  selectedService: null,
  selectedDate: null,
  selectedTime: null,
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
  };
}

describe('the repair flow', () => {
  test('has the state that section 3 defines, empty at first', () => {
    expect(openStore().flow()).toEqual({
      currentBooking: null,
      loading: false,
      error: null,
      success: null,
      ...NOTHING_CHOSEN,
    });
  });

  test('a success message replaces loading', () => {
    const { dispatch, flow } = openStore();
    dispatch(workStarted());
    expect(flow()).toMatchObject({ loading: true });
    dispatch(bookingCreated(receipt));
    expect(flow()).toMatchObject({
      loading: false,
      error: null,
      currentBooking: receipt,
      success: 'Booking created successfully!',
    });
  });

  test('an error clears loading (section 8)', () => {
    const { dispatch, flow } = openStore();
    dispatch(workStarted());
    dispatch(bookingCreationFailed());
    expect(flow()).toMatchObject({
      loading: false,
      success: null,
      error: 'Failed to create booking',
    });
  });

  test('a new start clears the last message', () => {
    const { dispatch, flow } = openStore();
    dispatch(bookingCreationFailed());
    dispatch(workStarted());
    expect(flow()).toMatchObject({ loading: true, error: null, success: null });
  });

  test('choosing a date clears the chosen time (section 4)', () => {
    const { dispatch, flow } = openStore();
    dispatch(dateSelected('2026-03-11'));
    dispatch(timeSelected('9:30 AM'));
    expect(flow()).toMatchObject({ selectedDate: '2026-03-11', selectedTime: '9:30 AM' });
    dispatch(dateSelected('2026-03-12'));
    expect(flow()).toMatchObject({ selectedDate: '2026-03-12', selectedTime: null });
  });

  test('clearing the issue keeps the device', () => {
    const { dispatch, flow } = openStore();
    CHOSEN.forEach((action) => dispatch(action));
    dispatch(serviceSelected(null));
    expect(flow()).toMatchObject({ selectedDevice: IPHONE, selectedService: null });
  });

  test('the choice is cleared once it is booked, and stays after a failed booking', () => {
    const { dispatch, flow } = openStore();
    CHOSEN.forEach((action) => dispatch(action));
    dispatch(bookingCreationFailed());
    expect(flow()).toMatchObject({
      selectedDevice: IPHONE,
      selectedService: BATTERY,
      selectedDate: '2026-03-11',
      selectedTime: '9:30 AM',
    });
    dispatch(bookingCreated(receipt));
    expect(flow()).toMatchObject(NOTHING_CHOSEN);
  });

  test('clearing the state resets everything (section 4)', () => {
    const { dispatch, flow } = openStore();
    const before = flow();
    [...CHOSEN, bookingCreated(receipt), ...CHOSEN].forEach((action) => dispatch(action));
    expect(flow()).not.toEqual(before);
    dispatch(stateCleared());
    expect(flow()).toEqual(before);
  });
});
