import { useState } from 'react';
import { noteNoShow, reopenBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { allowedTransitions } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { isAwaited, isInRepair } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { AskAhead, isAhead } from '../../form/AskAhead';
import { lateDialog } from '../../form/lateDialog';
import { NextStepButton } from '../../form/NextStepButton';
import { useNextStep } from '../../form/useNextStep';
import type { OpenForm } from '../../form/useOpenForm';
import { refusalText } from '../../staff/changedMeanwhile';
import { useStaffAction } from '../../staff/useStaffAction';
import { MoreMenu, type MenuEntry } from './MoreMenu';
import styles from './BookingParts.module.css';

const CancelDialog = lateDialog(async () => {
  const { CancelDialog } = await import(/* webpackChunkName: "cancel-booking" */ './CancelDialog');
  return CancelDialog;
});

/** Shows the next step of a booking as the primary button, and all other steps in a menu. */
export function BookingActions({ page, form }: { page: BookingPage; form: OpenForm }) {
  const { booking, estimates, ride } = page;
  const { id } = booking;
  const dispatch = useAppDispatch();
  const { act, working } = useStaffAction(booking);
  const [dialog, setDialog] = useState<'cancel' | null>(null);
  const known = { estimates, whereabouts: ride?.whereabouts };
  const now = useNow();
  /** The menu and the primary button use separate hooks, so that each shows its own progress. */
  const menu = useNextStep(booking, known);

  async function run(work: Parameters<typeof act<Booking>>[0], done?: string) {
    const result = await act<Booking>(work, done);
    if (!result.ok) dispatch(toastShown({ tone: 'error', text: refusalText(result.failure) }));
  }
  const entries = entriesOf(page, {
    now,
    next: menu.step?.label,
    open: form.open,
    bringTo: (stage) => menu.take({ stage }),
    cancel: () => setDialog('cancel'),
    missed: () =>
      void run(({ call }, version) => call(noteNoShow, { params: { id }, body: { version } })),
    reopen: () =>
      void run(
        ({ call }, version) => call(reopenBooking, { params: { id }, body: { version } }),
        'The booking was reopened.',
      ),
  });
  // While a form is open, the button of the next step is hidden, because the form has its own
  // primary button. The button stays beside the answer to an estimate, which has no such button,
  // and beside a payment, which is no step of the repair.
  const isFree = form.place === null || form.place === 'answer' || form.place === 'payment';
  return (
    <div role="group" aria-label="Actions" className={styles.dock}>
      {isFree && (
        <NextStepButton {...known} booking={booking} size="small" className={styles.next} />
      )}
      <MoreMenu entries={entries} working={working || menu.working} />
      {dialog === 'cancel' && <CancelDialog booking={booking} onClose={() => setDialog(null)} />}
      {menu.asked && (
        <AskAhead booking={menu.booking} onConfirm={menu.confirm} onClose={menu.giveUp} />
      )}
    </div>
  );
}

type Steps = {
  now: Date;
  /** The label of the primary button. The menu leaves out the entry with this label. */
  next: string | undefined;
  open: OpenForm['open'];
  bringTo: (stage: Stage) => void;
  cancel: () => void;
  missed: () => void;
  reopen: () => void;
};

function entriesOf({ booking, estimates }: BookingPage, does: Steps): MenuEntry[] {
  const { id, reference, status, stage } = booking;
  const key = phoneKey(booking.customerPhone);
  const isOpen = isAwaited(booking);
  const isHere = isInRepair(booking);
  const isOver = status === 'completed' || status === 'cancelled';
  const isWaiting = (stage === 'ready' || stage === 'unrepaired') && !booking.collectedAt;
  const missed = isOpen && booking.appointmentDate !== '' && !isAhead(booking, does.now);
  const to = (path: string) => `/admin/${path}${encodeURIComponent(reference)}`;
  const when = (allowed: boolean, label: string, press: () => void): MenuEntry[] =>
    allowed && label !== does.next ? [{ label, press }] : [];
  return [
    ...when(isOpen, 'Check in device', () => does.bringTo('received')),
    ...when(isOpen, booking.appointmentDate ? 'Reschedule appointment' : 'Book appointment', () =>
      does.open('appointment'),
    ),
    ...when(isOpen && booking.serviceType === 'pickup', 'Set pickup time', () =>
      does.open('pickup'),
    ),
    ...when(missed, 'Mark customer as no-show', does.missed),
    ...when(isHere && estimates.length === 0, 'Write estimate', () => does.open('estimate')),
    ...when(isHere || status === 'in_progress', 'Mark repair as ready', () =>
      does.bringTo('ready'),
    ),
    ...when(isWaiting, 'Hand over device to customer', () => does.bringTo('collected')),
    ...when(isOver && !booking.spamAt, 'Reopen booking', does.reopen),
    ...when(stage === 'collected', 'Create warranty claim', () => does.open('claim')),
    ...when(true, 'Edit booking details', () => does.open('details')),
    ...(key ? [{ label: 'View customer', to: `/admin/customers/${encodeURIComponent(key)}` }] : []),
    { label: 'Print ticket or label', to: `/admin/ticket/${encodeURIComponent(id)}` },
    ...(booking.customerPhone
      ? [{ label: 'Check in another device', to: to('intake?with=') }]
      : []),
    ...(allowedTransitions(status).some(({ to }) => to === 'cancelled')
      ? [{ label: 'Cancel booking', press: does.cancel, isDangerous: true }]
      : []),
  ];
}
