import { lateDialog } from '../form/lateDialog';

/** Lazy dialogs: their code loads with the first press. */
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
