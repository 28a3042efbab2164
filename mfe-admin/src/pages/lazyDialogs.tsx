import type { ComponentType } from 'react';
import { late } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';

/** If the code of a dialog fails to load, the dialog closes and a message appears. */
function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = late(load);
  return function LateDialog(props) {
    const dispatch = useAppDispatch();
    const missing = () => {
      props.onClose();
      dispatch(notOpened());
    };
    return <Part {...props} onMissing={missing} />;
  };
}

/** Lazy dialogs: their code loads with the first press. */
export const BookingDetails = lateDialog(async () => {
  const { BookingDetails } = await import(
    /* webpackChunkName: "booking-details" */ '../features/details/BookingDetails'
  );
  return BookingDetails;
});

export const ShortcutHelp = lateDialog(async () => {
  const { ShortcutHelp } = await import(
    /* webpackChunkName: "shortcut-help" */ '../features/keyboard/ShortcutHelp'
  );
  return ShortcutHelp;
});

export const BulkActionDialog = lateDialog(async () => {
  const { BulkActionDialog } = await import(
    /* webpackChunkName: "bulk-action" */ '../features/bulkActions/BulkActionDialog'
  );
  return BulkActionDialog;
});
