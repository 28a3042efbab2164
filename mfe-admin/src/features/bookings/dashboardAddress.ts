import {
  BOOKING_SORTS,
  BOOKING_STATUSES,
  bookingListQuerySchema,
  type BookingListQuery,
} from '@mcs-repairs/shared/domain/types/booking';
import { statusLabel } from '@mcs-repairs/shared/domain/rules/bookingStatus';

export const PAGE_SIZE = 25;

const { search, status, sort, page, spam } = bookingListQuerySchema.shape;

/** Reads the filter from the address. An invalid part gets its default value. */
export function readAddress(params: URLSearchParams): BookingListQuery {
  const read = <Value>(
    schema: { safeParse: (value: unknown) => { success: boolean; data?: Value } },
    name: string,
    fallback: Value,
  ) => schema.safeParse(params.get(name) ?? undefined).data ?? fallback;
  return {
    search: read(search, 'search', ''),
    status: read(status, 'status', 'all'),
    sort: read(sort, 'sort', 'newest'),
    page: read(page, 'page', 1),
    spam: read(spam, 'spam', undefined),
    pageSize: PAGE_SIZE,
  };
}

export type AddressChange = Partial<
  Record<'search' | 'status' | 'sort' | 'page' | 'spam' | 'booking', string>
>;

/**
 * Returns the parameters that a change sets in the address. Default values are empty, so that the
 * address does not contain them. A new filter starts at the first page.
 */
export function paramsOf(change: AddressChange): Record<string, string> {
  const isFilter = FILTERS.some((name) => name in change);
  const entries = Object.entries({ ...(isFilter && { page: '' }), ...change });
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value === DEFAULTS[name] ? '' : value]),
  );
}

const FILTERS = ['search', 'status', 'sort', 'spam'] as const;
const DEFAULTS: Record<string, string> = { status: 'all', sort: 'newest', page: '1' };

export const STATUS_CHOICES = [
  { value: 'all', label: 'All Status' },
  ...BOOKING_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
];

const SORT_LABELS: Record<BookingListQuery['sort'], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  appointment: 'By appointment',
  name: 'By name',
};

export const SORT_CHOICES = BOOKING_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
