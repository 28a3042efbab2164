import { useId, useRef, useState, type ReactNode } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listBookings } from '@mcs-repairs/shared/domain/contract/bookings';
import { MOST_COUNTED } from '@mcs-repairs/shared/domain/rules/mostCounted';
import type {
  Booking,
  BookingList as BookingListData,
  BookingStatus,
} from '@mcs-repairs/shared/domain/types/booking';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useNow, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { CalendarIcon } from '@mcs-repairs/shared/ui/icons';
import { AskAhead, isAhead } from '../../form/AskAhead';
import type { Column } from '../../list/DataTable';
import { Pager } from '../../list/Pager';
import { UndoNotice } from '../../staff/lateUndo';
import { BookingFilters } from './BookingFilters';
import { BookingSkeleton } from './BookingSkeleton';
import { BookingTable } from './BookingTable';
import { useKeptRowFocus } from './rowFocus';
import { useChangeStatus, type StatusChanges } from './useChangeStatus';
import type { DashboardAddress } from './useDashboardAddress';
import { useRowKeys } from './useRowKeys';
import styles from './BookingList.module.css';

const bookings = answersOf(listBookings);

type BookingListProps = {
  address: DashboardAddress;
  /**
   * Renders the actions beside the heading, such as the export. `total` is the number of matching
   * bookings.
   */
  actions?: (total: number) => ReactNode;
  views?: ReactNode;
  columns: readonly Column<Booking>[];
  /**
   * Renders the actions for selected bookings. The argument contains the bookings on the current
   * page.
   */
  selection?: ((bookings: readonly Booking[]) => ReactNode) | undefined;
  /**
   * Whether keyboard shortcuts work. They do not work while a dialog is open, or if the member
   * switched them off.
   */
  keys: boolean;
};

/**
 * Shows the filters, the matching bookings and the pager (specification, section 2, Admin
 * dashboard).
 */
export function BookingList({
  address,
  actions,
  views,
  columns,
  selection,
  keys,
}: BookingListProps) {
  const { query, change } = address;
  const title = query.spam === 'only' ? 'Spam bookings' : 'Bookings';
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const answer = bookings.useQuery({ query });
  // While new results load, the previous results stay on the screen. After an error they disappear.
  const data = answer.error ? answer.currentData : answer.data;
  const isMore =
    data !== undefined &&
    query.search !== '' &&
    data.total > Math.max(MOST_COUNTED, data.page * data.pageSize);
  const changes = useChangeStatus();
  const [asked, setAsked] = useState<Booking | null>(null);
  useKeptRowFocus(list, changes.changing);
  useRowKeys({
    enabled: keys && asked === null,
    list,
    searchBox,
    bookings: data?.bookings.map(changes.shown) ?? [],
    onChange: (booking, to) => void changing(booking, to),
  });
  const can = useShopCapabilities();
  const now = useNow();

  /**
   * Asks for a confirmation before staff complete a booking whose appointment is still to come. All
   * other changes are saved at once.
   */
  function changing(booking: Booking, to: BookingStatus) {
    if (to === 'completed' && isAhead(booking, now)) return setAsked(booking);
    return changes.change(booking, to);
  }

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId} className={styles.title}>
          {data ? `${title} (${isMore ? `${data.total - 1}+` : data.total})` : title}
        </h2>
        {actions && <div className={styles.actions}>{actions(data?.total ?? 0)}</div>}
      </div>
      {views}
      <BookingFilters address={address} searchBox={searchBox} />
      {can.bench && changes.undo && (
        <UndoNotice
          key={changes.undo.until}
          booking={changes.undo.booking}
          until={changes.undo.until}
        />
      )}
      {asked && (
        <AskAhead
          booking={asked}
          onConfirm={() => {
            setAsked(null);
            void changes.change(asked, 'completed');
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <Loaded
        query={{ ...answer, data }}
        name="bookings"
        headingLevel={3}
        className={styles.list}
        skeleton={<BookingSkeleton />}
        reassurance="Nothing was changed."
      >
        {(shown) => (
          <div ref={list} className={styles.list} aria-busy={answer.isFetching}>
            {selection?.(shown.bookings.map(changes.shown))}
            <Found
              data={shown}
              columns={columns}
              headingId={headingId}
              changes={{ ...changes, change: async (booking, to) => changing(booking, to) }}
              address={address}
            />
            <Pager
              of="bookings"
              page={query.page}
              pageSize={shown.pageSize}
              total={shown.total}
              isMore={isMore}
              onPage={(page) => change({ page: String(page) })}
            />
          </div>
        )}
      </Loaded>
    </section>
  );
}

type FoundProps = {
  data: BookingListData;
  columns: readonly Column<Booking>[];
  headingId: string;
  changes: StatusChanges;
  address: DashboardAddress;
};

function Found({ data, columns, headingId, changes, address: { query, change } }: FoundProps) {
  if (data.bookings.length > 0) {
    return (
      <BookingTable
        bookings={data.bookings}
        columns={columns}
        labelledBy={headingId}
        changes={changes}
        onOpen={(id) => change({ booking: id })}
      />
    );
  }
  const filtered = query.search !== '' || query.status !== 'all' || query.spam !== undefined;
  return (
    <EmptyState
      title="No bookings found"
      headingLevel={3}
      icon={<CalendarIcon />}
      action={
        (filtered || query.page > 1) && (
          <Button
            variant="secondary"
            onClick={() => change({ search: '', status: 'all', spam: '', page: '1' })}
          >
            Show all bookings
          </Button>
        )
      }
    >
      {filtered
        ? 'No booking matches this search and status.'
        : 'New bookings appear here automatically.'}
    </EmptyState>
  );
}
