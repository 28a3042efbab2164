import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { BOOKING_CREATED, BOOKING_FAILED } from '../../domain/catalogue/bookingMessages';
import type { BookingReceipt } from '../../domain/types/booking';
import type { DeviceId, IssueId } from '../../domain/types/device';
import type { ShopDate, SlotTime } from '../../domain/types/time';

/** A device: its kind, and its name in words for customers, such as `iPhone 15 Pro`. */
export type SelectedDevice = { device: DeviceId; deviceModel: string };
/** A repair: its fault, and its name in words for customers, such as `Battery Replacement`. */
export type SelectedService = { issue: IssueId; repairIssue: string };

/**
 * What the visitor chose on the way to a repair (specification, section 3). `selectedDate` is a day
 * in Nepal.
 *
 * Section 3 also lists bookings, slots, customers and quotes. They are data of the shop, so they
 * are in the cache or in the browser's storage and not here.
 */
export type RepairFlowState = {
  currentBooking: BookingReceipt | null;
  selectedDate: ShopDate | null;
  selectedTime: SlotTime | null;
  loading: boolean;
  error: string | null;
  success: string | null;
  selectedDevice: SelectedDevice | null;
  selectedService: SelectedService | null;
};

const NOTHING_CHOSEN = {
  selectedDate: null,
  selectedTime: null,
  selectedDevice: null,
  selectedService: null,
};

const EMPTY: RepairFlowState = {
  currentBooking: null,
  loading: false,
  error: null,
  success: null,
  ...NOTHING_CHOSEN,
};

/** Stores a success message, and ends the state "loading" (specification, section 4). */
function succeed(state: RepairFlowState, message: string) {
  state.loading = false;
  state.error = null;
  state.success = message;
}

/** Stores an error message, and ends the state "loading" (specification, section 4). */
function fail(state: RepairFlowState, message: string) {
  state.loading = false;
  state.success = null;
  state.error = message;
}

/**
 * What the visitor chose on the way to a repair, the result, and the messages of section 8
 * (specification, sections 3 and 4).
 */
export const repairFlowSlice = createSlice({
  name: 'repairFlow',
  initialState: EMPTY,
  reducers: {
    /** The page has begun to send a booking, or a change of one, to the server. */
    workStarted(state) {
      state.loading = true;
      state.error = null;
      state.success = null;
    },
    /** The booking was stored, so the repair is no longer chosen. */
    bookingCreated(state, { payload }: PayloadAction<BookingReceipt>) {
      Object.assign(state, NOTHING_CHOSEN);
      state.currentBooking = payload;
      succeed(state, BOOKING_CREATED);
    },
    bookingCreationFailed(state) {
      fail(state, BOOKING_FAILED);
    },
    /**
     * Another date was chosen. The chosen time belongs to the earlier date, so it is removed
     * (specification, section 4).
     */
    dateSelected(state, { payload }: PayloadAction<ShopDate>) {
      state.selectedDate = payload;
      state.selectedTime = null;
    },
    timeSelected(state, { payload }: PayloadAction<SlotTime>) {
      state.selectedTime = payload;
    },
    deviceSelected(state, { payload }: PayloadAction<SelectedDevice>) {
      state.selectedDevice = payload;
    },
    /** Stores the chosen repair. Null removes it. */
    serviceSelected(state, { payload }: PayloadAction<SelectedService | null>) {
      state.selectedService = payload;
    },
    /**
     * Removes all choices and messages. The lists of bookings and customers are stored elsewhere,
     * so they stay (specification, section 4).
     */
    stateCleared: () => EMPTY,
  },
});

export const {
  workStarted,
  bookingCreated,
  bookingCreationFailed,
  dateSelected,
  timeSelected,
  deviceSelected,
  serviceSelected,
  stateCleared,
} = repairFlowSlice.actions;
