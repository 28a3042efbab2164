import { allowedTransitions } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { isFetched } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Estimate } from '@mcs-repairs/shared/domain/types/estimate';
import type { Whereabouts } from '@mcs-repairs/shared/domain/types/pickup';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';

/** Steps that the page saves at once. They only change the status or the stage. */
const AT_ONCE = {
  confirm: { label: 'Confirm booking', change: { status: 'confirmed' } },
  checkIn: { label: 'Check in device', change: { stage: 'received' } },
  diagnose: { label: 'Start diagnosis', change: { stage: 'diagnosing' } },
  repair: { label: 'Start repair', change: { stage: 'repairing' } },
  ready: { label: 'Mark repair as ready', change: { stage: 'ready' } },
  handOver: { label: 'Hand over device to customer', change: { stage: 'collected' } },
} as const satisfies Record<string, { label: string; change: StepChange }>;

/**
 * Steps that need a form. `place` is the anchor of the form on the page of the booking, or the
 * address of another page.
 */
const WITH_FORM = {
  estimate: { label: 'Write estimate', place: '#estimate' },
  answer: { label: 'Record customer’s answer', place: '#answer' },
  setPickup: { label: 'Set pickup time', place: '#pickup' },
  pickup: { label: 'View pickup', place: '/admin/pickups' },
} as const;

export type StepChange = { status: BookingStatus } | { stage: Stage };
export type NextStep = {
  kind: keyof typeof AT_ONCE | keyof typeof WITH_FORM;
  /** The label of the button: a verb and a noun. */
  label: string;
} & ({ change: StepChange; to?: undefined } | { to: string; change?: undefined });

/** Facts that only the page of a booking loads. A list of bookings does not have them. */
export type KnownOfBooking = {
  now: Date;
  /** The estimates, newest first. */
  estimates?: readonly Pick<Estimate, 'state' | 'expiresAt'>[] | undefined;
  whereabouts?: Whereabouts | undefined;
};

/**
 * Returns the next step that is most likely for a booking. Returns null if nothing is left to do.
 */
export function nextStepOf(booking: Booking, known: KnownOfBooking): NextStep | null {
  const { status, stage, spamAt, collectedAt } = booking;
  if (spamAt || collectedAt) return null;
  if (stage) return stepInShop(booking, stage, known);
  if (status === 'pending') return atOnce('confirm');
  if (status === 'confirmed') return arrival(booking, known);
  return status === 'in_progress' ? atOnce('ready') : null;
}

/**
 * Returns the next step for a status. It is used without a server, because browser storage has no
 * stages.
 */
export function nextStatusOf({ status }: Pick<Booking, 'status'>): NextStep | null {
  const kinds = { confirmed: 'confirm', in_progress: 'repair', completed: 'ready' } as const;
  const [next] = allowedTransitions(status);
  if (!next || next.to === 'cancelled' || next.to === 'pending') return null;
  const kind = kinds[next.to];
  return { kind, label: AT_ONCE[kind].label, change: { status: next.to } };
}

function arrival(booking: Booking, { whereabouts }: KnownOfBooking): NextStep {
  // A device that a rider has handed in is treated like a device that the customer brought to the
  // counter.
  if (!isFetched(booking) || whereabouts === 'collected') return atOnce('checkIn');
  return booking.pickupDate ? withForm('pickup', booking) : withForm('setPickup', booking);
}

function stepInShop(booking: Booking, stage: Stage, known: KnownOfBooking): NextStep | null {
  switch (stage) {
    case 'received':
      return atOnce('diagnose');
    case 'diagnosing':
      return afterDiagnosis(booking, known);
    case 'waiting_customer':
      return afterAnswer(booking, known);
    case 'waiting_parts':
      return atOnce('repair');
    case 'repairing':
      return atOnce('ready');
    case 'ready':
    case 'unrepaired':
      return booking.pickupDate ? withForm('pickup', booking) : atOnce('handOver');
    case 'collected':
      return null;
  }
}

function afterDiagnosis(booking: Booking, known: KnownOfBooking): NextStep {
  const state = stateOfLast(known);
  if (state === 'open') return withForm('answer', booking);
  // A warranty claim is free, so its repair can start without an estimate.
  if (state === 'accepted' || booking.claimOf) return atOnce('repair');
  return withForm('estimate', booking);
}

function afterAnswer(booking: Booking, known: KnownOfBooking): NextStep {
  const state = stateOfLast(known);
  if (state === 'over') return withForm('estimate', booking);
  // A list does not load estimates, and staff can wait for an answer without a written estimate. In
  // both cases the next step is to record the answer.
  return state === 'accepted' ? atOnce('repair') : withForm('answer', booking);
}

function stateOfLast({ estimates, now }: KnownOfBooking): 'none' | 'open' | 'accepted' | 'over' {
  const last = estimates?.[0];
  if (!last) return 'none';
  if (last.state === 'accepted') return 'accepted';
  return isOpenEstimate(last, now) ? 'open' : 'over';
}

/** Whether the customer can still answer an estimate. */
export const isOpenEstimate = (
  { state, expiresAt }: Pick<Estimate, 'state' | 'expiresAt'>,
  now: Date,
): boolean => state === 'open' && new Date(expiresAt) > now;

const atOnce = (kind: keyof typeof AT_ONCE): NextStep => ({ kind, ...AT_ONCE[kind] });

function withForm(kind: keyof typeof WITH_FORM, { reference }: Booking): NextStep {
  const { label, place } = WITH_FORM[kind];
  const page = `/admin/bookings/${encodeURIComponent(reference)}`;
  return { kind, label, to: place.startsWith('#') ? page + place : place };
}
