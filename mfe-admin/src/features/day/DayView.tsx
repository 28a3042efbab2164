import { useId } from 'react';
import { weekOf } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import { arrivalDay } from '@mcs-repairs/shared/domain/rules/arrival';
import {
  dayReasonText,
  slotTimesOn,
  WALK_INS_WELCOME,
} from '@mcs-repairs/shared/domain/rules/availability';
import { useShopSchedule } from '@mcs-repairs/shared/platform/site';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { listBookings } from '@mcs-repairs/shared/domain/contract/bookings';
import type { DayAvailability } from '@mcs-repairs/shared/domain/types/availability';
import type { BookingList } from '@mcs-repairs/shared/domain/types/booking';
import type { WalkInState } from '@mcs-repairs/shared/domain/types/checkIn';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { noRoomWords, useWalkIns } from '../../format/useWalkIns';
import { DayPicker } from './DayPicker';
import { daySlots, type DaySlot } from './daySlots';
import { DaySkeleton } from './DaySkeleton';
import { SlotLine } from './SlotLine';
import { WalkIns } from './WalkIns';
import styles from './DayView.module.css';

const availability = answersOf(readAvailability);
const bookings = answersOf(listBookings);

/**
 * The maximum number of bookings that the server returns per page. If a day has more, the page says
 * that some are missing.
 */
const MOST_A_DAY = 200;

type DayViewProps = {
  shopDate: ShopDate;
  today: ShopDate;
  onDay: (shopDate: ShopDate) => void;
  onOpen: (id: string) => void;
};

/** Shows the appointment slots of one day with their bookings. */
export function DayView({ shopDate, today, onDay, onOpen }: DayViewProps) {
  const headingId = useId();
  const query = useDay(shopDate);
  const { week = weekOf([]), slotMinutes } = useShopSchedule();
  const usual = slotTimesOn(shopDate, { week, slotMinutes });
  const { data } = query;
  const slots = data ? daySlots(data.bookings, isOpen(data.day, usual), usual, data.day.slots) : [];
  return (
    <section aria-labelledby={headingId}>
      <DayPicker
        {...{ shopDate, today, headingId, onDay }}
        sum={data ? sumOf(data.day, slots) : ''}
      />
      <Loaded query={query} name="day" headingLevel={3} skeleton={<DaySkeleton />}>
        {({ day, walkIns, missing }) => (
          <>
            {missing && (
              <Notice tone="warning" title="Some appointments of this day may be missing">
                This day has more bookings than this page can show. Open the list of bookings to see
                all.
              </Notice>
            )}
            <Slots day={day} isToday={shopDate === today} slots={slots} onOpen={onOpen} />
            {walkIns.length > 0 && <WalkIns bookings={walkIns} onOpen={onOpen} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

/**
 * Whether the page shows all slots of a day, or only the booked ones. A past working day also shows
 * all its slots, although they can no longer be booked.
 */
function isOpen({ bookable, reason }: DayAvailability, usual: readonly string[]): boolean {
  return bookable || (reason === 'past' && usual.length > 0);
}

function sumOf(day: DayAvailability, slots: readonly DaySlot[]): string {
  const booked = slots.filter(({ state }) => state === 'booked').length;
  const free = day.slots.filter(({ available }) => available).length;
  return `${booked} booked${day.bookable ? `, ${free} free` : ''}. Times are Nepal time.`;
}

function useDay(shopDate: ShopDate) {
  const days = availability.useQuery({ query: { from: shopDate, to: shopDate } });
  const list = bookings.useQuery({
    query: {
      search: '',
      status: 'all',
      sort: 'appointment',
      page: 1,
      pageSize: MOST_A_DAY,
      appointmentDate: shopDate,
    },
  });
  const day = days.currentData?.days[0];
  const found = list.currentData;
  return {
    ...(day && found && { data: { day, ...comersOf(found, shopDate) } }),
    error: days.error ?? list.error,
    isFetching: days.isFetching || list.isFetching,
    refetch() {
      void days.refetch();
      void list.refetch();
    },
  };
}

function comersOf({ bookings, total }: BookingList, shopDate: ShopDate) {
  return {
    bookings: bookings.filter(({ appointmentDate }) => appointmentDate === shopDate),
    walkIns: bookings
      .filter((booking) => arrivalDay(booking) === shopDate)
      .sort((a, b) => (a.arrivedAt ?? '').localeCompare(b.arrivedAt ?? '')),
    missing: total > bookings.length,
  };
}

/** Adds to the reason of a day that the shop has no room for walk-ins, as the check-in says it. */
function reasonOf(text: string, noRoom: WalkInState['reason']): string {
  if (!noRoom || !text.endsWith(WALK_INS_WELCOME)) return text;
  return `${text.slice(0, -WALK_INS_WELCOME.length)}. ${noRoomWords(noRoom)}`;
}

type SlotsProps = {
  day: DayAvailability;
  isToday: boolean;
  slots: DaySlot[];
  onOpen: (id: string) => void;
};

function Slots({ day, isToday, slots, onOpen }: SlotsProps) {
  const noRoom = useWalkIns({ skip: !isToday || !day.reason })?.reason;
  const isPast = (time: string) =>
    day.reason === 'past' || day.slots.some((slot) => slot.time === time && slot.reason === 'past');
  return (
    <>
      {day.reason && <Notice>{reasonOf(dayReasonText(day.reason, day.holiday), noRoom)}.</Notice>}
      <ol className={styles.slots}>
        {slots.map((slot) => (
          <SlotLine key={slot.time} slot={slot} past={isPast(slot.time)} onOpen={onOpen} />
        ))}
      </ol>
    </>
  );
}
