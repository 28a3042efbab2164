import { lazy } from 'react';

/** Dialogs come with the first press that opens one. */
export const BookingDetails = lazy(() =>
  import(/* webpackChunkName: "booking-details" */ '../features/details/BookingDetails').then(
    ({ BookingDetails }) => ({ default: BookingDetails }),
  ),
);

export const ShortcutHelp = lazy(() =>
  import(/* webpackChunkName: "shortcut-help" */ '../features/keyboard/ShortcutHelp').then(
    ({ ShortcutHelp }) => ({ default: ShortcutHelp }),
  ),
);

export const SweepDialog = lazy(() =>
  import(/* webpackChunkName: "sweep" */ '../features/sweep/SweepDialog').then(
    ({ SweepDialog }) => ({ default: SweepDialog }),
  ),
);
