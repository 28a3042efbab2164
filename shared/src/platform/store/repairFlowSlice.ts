import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { FAILURE_MESSAGES, SUCCESS_MESSAGES } from '../../domain/catalogue/messages';
import type { Booking, BookingReceipt } from '../../domain/types/booking';
import type { AppointmentSlot, Customer } from '../../domain/types/browserStore';
import type { DeviceId, IssueId } from '../../domain/types/device';
import type { Quote } from '../../domain/types/quote';
import type { ShopDate, SlotTime } from '../../domain/types/time';

/** Section 3, Repair flow state. `selectedDate` is a day in Nepal. */
export type RepairFlowState = {
  currentBooking: BookingReceipt | null;
  bookings: Booking[];
  appointmentSlots: AppointmentSlot[];
  selectedDate: ShopDate | null;
  selectedTime: SlotTime | null;
  currentCustomer: Customer | null;
  customers: Customer[];
  loading: boolean;
  error: string | null;
  success: string | null;
  currentQuote: Quote | null;
  selectedDevice: DeviceId | null;
  selectedService: IssueId | null;
};

const EMPTY: RepairFlowState = {
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
};

/** A success message replaces loading (section 4). */
function succeed(state: RepairFlowState, message: string | null) {
  state.loading = false;
  state.error = null;
  state.success = message;
}

/** An error clears loading (section 4). */
function fail(state: RepairFlowState, message: string) {
  state.loading = false;
  state.success = null;
  state.error = message;
}

/** The repair flow: what is chosen, what came of it, and the messages of section 8 (sections 3 and 4). */
export const repairFlowSlice = createSlice({
  name: 'repairFlow',
  initialState: EMPTY,
  reducers: {
    /** Something was asked for: creating, changing, loading or quoting. */
    workStarted(state) {
      state.loading = true;
      state.error = null;
      state.success = null;
    },
    bookingCreated(state, { payload }: PayloadAction<BookingReceipt>) {
      state.currentBooking = payload;
      succeed(state, SUCCESS_MESSAGES.createBooking);
    },
    bookingCreationFailed(state) {
      fail(state, FAILURE_MESSAGES.createBooking);
    },
    bookingUpdated(state, { payload }: PayloadAction<Booking>) {
      state.bookings = state.bookings.map((old) => (old.id === payload.id ? payload : old));
      if (state.currentBooking?.reference === payload.reference) {
        state.currentBooking.status = payload.status;
        state.currentBooking.version = payload.version;
      }
      succeed(state, SUCCESS_MESSAGES.updateBooking);
    },
    bookingUpdateFailed(state) {
      fail(state, FAILURE_MESSAGES.updateBooking);
    },
    customerCreated(state, { payload }: PayloadAction<Customer>) {
      state.currentCustomer = payload;
      state.customers.push(payload);
      succeed(state, SUCCESS_MESSAGES.createCustomer);
    },
    customerCreationFailed(state) {
      fail(state, FAILURE_MESSAGES.createCustomer);
    },
    quoteGenerated(state, { payload }: PayloadAction<Quote>) {
      state.currentQuote = payload;
      succeed(state, null);
    },
    /** With the failure's own message when it has one. */
    quoteFailed(state, { payload }: PayloadAction<string | undefined>) {
      state.currentQuote = null;
      fail(state, payload || FAILURE_MESSAGES.generateQuote);
    },
    bookingsLoaded(state, { payload }: PayloadAction<Booking[]>) {
      state.bookings = payload;
      state.loading = false;
    },
    customersLoaded(state, { payload }: PayloadAction<Customer[]>) {
      state.customers = payload;
      state.loading = false;
    },
    slotsLoaded(state, { payload }: PayloadAction<AppointmentSlot[]>) {
      state.appointmentSlots = payload;
      state.loading = false;
    },
    /** Loading bookings, customers or slots fails without a message (section 8): whoever loads logs it. */
    loadingFailed(state) {
      state.loading = false;
    },
    /** Choosing a date clears the time (section 4, decision 6); null takes the choice back. */
    dateSelected(state, { payload }: PayloadAction<ShopDate | null>) {
      state.selectedDate = payload;
      state.selectedTime = null;
    },
    timeSelected(state, { payload }: PayloadAction<SlotTime | null>) {
      state.selectedTime = payload;
    },
    deviceSelected(state, { payload }: PayloadAction<DeviceId | null>) {
      state.selectedDevice = payload;
    },
    serviceSelected(state, { payload }: PayloadAction<IssueId | null>) {
      state.selectedService = payload;
    },
    messageDismissed(state) {
      state.error = null;
      state.success = null;
    },
    /** Resets everything except the lists of bookings and customers (section 4). */
    stateCleared: ({ bookings, customers }) => ({ ...EMPTY, bookings, customers }),
  },
  selectors: {
    /** Both are needed before an appointment can be booked (section 2, model pages). */
    selectCanBook: ({ selectedDate, selectedTime }) =>
      selectedDate !== null && selectedTime !== null,
  },
});

export const {
  workStarted,
  bookingCreated,
  bookingCreationFailed,
  bookingUpdated,
  bookingUpdateFailed,
  customerCreated,
  customerCreationFailed,
  quoteGenerated,
  quoteFailed,
  bookingsLoaded,
  customersLoaded,
  slotsLoaded,
  loadingFailed,
  dateSelected,
  timeSelected,
  deviceSelected,
  serviceSelected,
  messageDismissed,
  stateCleared,
} = repairFlowSlice.actions;
export const { selectCanBook } = repairFlowSlice.selectors;
