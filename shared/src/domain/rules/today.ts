import type { Booking, BookingStatus } from '../types/booking';
import type { Stage } from '../types/stage';
import type { Today, TodayList } from '../types/today';
import { isAwaited } from './repairStage';
import { slotStartsAt, toShopDate } from './shopClock';

/**
 * The maximum number of lines in a list of the page Today, so that the page stays fast. Counts go
 * up to `TODAY_MOST`.
 */
export const TODAY_LINES = 50;
export const TODAY_MOST = 1000;
/**
 * The maximum number of lines in each list of the page Today. A booking appears only in the most
 * urgent list that it fits.
 */
export const PART_LINES = 20;

const MINUTE = 60_000;
/** An appointment is late if the customer has not come this many minutes after its start. */
const LATE_MINUTES = 15;
/** A booking has waited too long if nobody has confirmed it after this many minutes. */
const WAITING_MINUTES = 120;

/**
 * The statuses of a booking whose customer has not come yet. The shop does not have the device, so
 * there is no stage.
 */
export const AWAITED: readonly BookingStatus[] = ['pending', 'confirmed'];

/**
 * The stages at which staff work on a device. At the stages of `TO_COLLECT`, the device waits for
 * its owner.
 */
export const ON_BENCH: readonly Stage[] = [
  'received',
  'diagnosing',
  'waiting_customer',
  'waiting_parts',
  'repairing',
];
export const TO_COLLECT: readonly Stage[] = ['ready', 'unrepaired'];

/**
 * Returns the instant before which an appointment must have started to be late, if the customer has
 * not come.
 */
export const lateBefore = (now: Date) => new Date(now.getTime() - LATE_MINUTES * MINUTE);
/**
 * Returns the instant before which a pending booking must have been made to have waited too long.
 */
export const waitingBefore = (now: Date) => new Date(now.getTime() - WAITING_MINUTES * MINUTE);

/**
 * Returns whether a booking was made after the staff member's last visit to the page Today ended.
 * The page marks it as new.
 */
export const isNewSince = (since: string | null, { createdAt }: Pick<Booking, 'createdAt'>) =>
  since === null || Date.parse(createdAt) > Date.parse(since);

type Lists = Omit<
  Today,
  | 'enquiries'
  | 'quoteRequests'
  | 'posts'
  | 'reportedPosts'
  | 'waitingPosts'
  | 'followUps'
  | 'questions'
  | 'lowParts'
>;

/**
 * Returns the bookings in the lists of the page Today. `since` is when the staff member's last
 * visit ended.
 */
export function todayOf(bookings: readonly Booking[], now: Date, since: string | null): Lists {
  const shopDate = toShopDate(now);
  const awaited = bookings
    .filter((booking) => isAwaited(booking) && booking.appointmentDate !== '')
    .sort((a, b) => startOf(a) - startOf(b));
  const isLate = (booking: Booking) => startOf(booking) < lateBefore(now).getTime();
  const due = awaited.filter((each) => each.appointmentDate === shopDate && !isLate(each));
  const late = awaited.filter(isLate);
  const isConfirmed = ({ status }: Booking) => status === 'confirmed';
  const pending = bookings
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const hasWaited = ({ createdAt }: Booking) =>
    Date.parse(createdAt) < waitingBefore(now).getTime();
  const inShop = (stages: readonly Stage[]) =>
    bookings
      .filter((each) => !each.collectedAt && stages.some((stage) => stage === stageOf(each)))
      .sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  const promised = inShop(ON_BENCH)
    .filter(({ promisedDate }) => promisedDate !== undefined && promisedDate <= shopDate)
    .sort((a, b) => (a.promisedDate ?? '').localeCompare(b.promisedDate ?? ''));
  const isToday = ({ promisedDate }: Booking) => promisedDate === shopDate;
  return {
    shopDate,
    since,
    due: listOf(due),
    late: listOf(late),
    fresh: listOf(pending.filter((each) => !hasWaited(each)).reverse()),
    waiting: listOf([
      ...awaited.filter((each) => each.status === 'pending' && hasWaited(each)),
      ...pending.filter((each) => !each.appointmentDate && hasWaited(each)),
    ]),
    promised: listOf(promised),
    ready: listOf(inShop(TO_COLLECT)),
    arriving: listOf(due.filter(isConfirmed), PART_LINES),
    missed: listOf(late.filter(isConfirmed), PART_LINES),
    undated: listOf(
      bookings.filter(
        (each) => isAwaited(each) && isConfirmed(each) && !each.appointmentDate && !each.pickupDate,
      ),
      PART_LINES,
    ),
    overdue: listOf(
      promised.filter((each) => !isToday(each)),
      PART_LINES,
    ),
    promisedToday: listOf(promised.filter(isToday), PART_LINES),
    inShop: ON_BENCH.map((stage) => ({
      stage,
      ...listOf(
        inShop([stage])
          .filter((each) => !promised.includes(each))
          .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
        PART_LINES,
      ),
    })),
  };
}

const startOf = ({ appointmentDate, appointmentTime }: Booking) =>
  slotStartsAt(appointmentDate, appointmentTime).getTime();

/**
 * Returns the stage of a device. A site without a server stores no stages, so it follows from the
 * status.
 */
const stageOf = ({ stage, status }: Booking): Stage | undefined =>
  stage ?? (status === 'in_progress' ? 'repairing' : undefined);

function listOf(bookings: readonly Booking[], most = TODAY_LINES): TodayList {
  return { total: bookings.length, lines: bookings.slice(0, most) };
}
