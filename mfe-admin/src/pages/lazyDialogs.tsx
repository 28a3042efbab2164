import { lateDialog } from '../form/lateDialog';

/** The code of each of these dialogs loads when somebody opens it. */
export const BookingDetails = lateDialog(async () => {
  const { BookingDetails } = await import(
    /* webpackChunkName: "booking-details" */ '../features/details/BookingDetails'
  );
  return BookingDetails;
});

export const BulkActionDialog = lateDialog(async () => {
  const { BulkActionDialog } = await import(
    /* webpackChunkName: "bulk-action" */ '../features/bulkActions/BulkActionDialog'
  );
  return BulkActionDialog;
});

/** Loads the bar above the list, for the selection of bookings. */
export const loadSelectionBar = async () => {
  const { SelectionBar } = await import(
    /* webpackChunkName: "select-bookings" */ '../features/bookings/SelectionBar'
  );
  return SelectionBar;
};
