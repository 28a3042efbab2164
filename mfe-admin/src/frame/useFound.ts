import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listBookings } from '@mcs-repairs/shared/domain/contract/bookings';
import { listCustomers } from '@mcs-repairs/shared/domain/contract/customers';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Booking, BookingListQuery } from '@mcs-repairs/shared/domain/types/booking';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { recentlyFound, type Found } from '../staff/recent';
import { useRole } from '../staff/useRight';
import { ADMIN_PAGES } from './adminPages';

const bookings = answersOf(listBookings);
const customers = answersOf(listCustomers);

const MOST_OF_EACH = 5;
const FEWEST_LETTERS = 2;

type Group = { label: string; found: Found[] };

/**
 * Returns search results by kind. Pages are searched for `typed` after each letter. Bookings and
 * customers are searched for `asked`, the text at the last pause in typing. Without a text, the
 * results are what the member opened before.
 */
export function useFound(typed: string, asked: string): { groups: Group[]; isSearching: boolean } {
  const can = useShopCapabilities();
  const role = useRole();
  const isShort = asked.length < FEWEST_LETTERS || typed.length < FEWEST_LETTERS;
  const query: BookingListQuery = {
    search: asked,
    status: 'all',
    page: 1,
    pageSize: MOST_OF_EACH,
    sort: 'newest',
  };
  const theirs = bookings.useQuery({ query }, { skip: isShort });
  const people = customers.useQuery({ query: { search: asked } }, { skip: isShort || !can.signIn });
  const words = typed.toLowerCase();
  const pages = ADMIN_PAGES.filter(
    ({ right, label }) => may(role, right) && label.toLowerCase().includes(words),
  );
  const groups: Group[] = [
    { label: 'Recent', found: typed === '' ? [...recentlyFound()] : [] },
    {
      label: 'Bookings',
      found: isShort
        ? []
        : (theirs.data?.bookings ?? []).map((booking) => foundOf(booking, can.signIn)),
    },
    {
      label: 'Customers',
      found: isShort
        ? []
        : (people.data?.customers ?? [])
            .slice(0, MOST_OF_EACH)
            .map(({ phoneKey, name, phone }) => ({
              to: `/admin/customers/${phoneKey}`,
              title: name,
              detail: phone,
            })),
    },
    {
      label: 'Pages',
      found: pages.map(({ to, label }) => ({ to, title: label, detail: 'Page' })),
    },
  ];
  const isSearching =
    typed.length >= FEWEST_LETTERS && (typed !== asked || theirs.isFetching || people.isFetching);
  return { groups: groups.filter(({ found }) => found.length > 0), isSearching };
}

const foundOf = (
  { id, reference, customerName, customerPhone, deviceModel }: Booking,
  hasPage: boolean,
): Found => ({
  to: hasPage ? `/admin/bookings/${reference}` : `/admin/bookings?booking=${id}`,
  title: `${customerName}, ${deviceModel}`,
  detail: `${reference}, ${customerPhone}`,
});
