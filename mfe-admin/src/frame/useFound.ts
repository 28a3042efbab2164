import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listBookings } from '@mcs-repairs/shared/domain/contract/bookings';
import { listCustomers } from '@mcs-repairs/shared/domain/contract/customers';
import { listEnquiries, listQuoteRequests } from '@mcs-repairs/shared/domain/contract/inboxes';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Booking, BookingListQuery } from '@mcs-repairs/shared/domain/types/booking';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { recentlyFound, type Found } from '../staff/recent';
import { useRole } from '../staff/useRight';
import { ADMIN_PAGES } from './adminPages';

const bookings = answersOf(listBookings);
const customers = answersOf(listCustomers);
const enquiries = answersOf(listEnquiries);
const quoteRequests = answersOf(listQuoteRequests);

const MOST_OF_EACH = 5;
const FEWEST_LETTERS = 2;

/** `isCurrent` says whether the results belong to the text that is typed now. */
type Group = { label: string; found: Found[]; isCurrent: boolean };
type Answers = {
  groups: Group[];
  /** Whether results for the typed text can still arrive. */
  isSearching: boolean;
  /** Searches the kinds again whose search failed. Undefined if none failed. */
  retry: (() => void) | undefined;
};

/**
 * Returns search results by kind. Pages are searched after each letter, with `typed`. Bookings,
 * customers and requests are searched with `asked`, the text at the last pause in typing. Without a
 * text, the results are the items that the member opened last.
 */
export function useFound(typed: string, asked: string): Answers {
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
  const skip = isShort || !can.signIn || !may(role, 'read-requests');
  const part = { query: { search: asked, limit: MOST_OF_EACH } };
  const asks = enquiries.useQuery(part, { skip });
  const quotes = quoteRequests.useQuery(part, { skip });
  const answers = [theirs, people, asks, quotes];
  const failed = answers.filter(({ isError }) => isError);
  const words = typed.toLowerCase();
  const pages = ADMIN_PAGES.filter(
    ({ right, label }) => may(role, right) && label.toLowerCase().includes(words),
  );
  const areCurrent = (...given: { currentData?: unknown }[]) =>
    typed === asked && given.every(({ currentData }) => currentData !== undefined);
  const groups: Group[] = [
    { label: 'Recent', found: typed === '' ? [...recentlyFound()] : [], isCurrent: true },
    {
      label: 'Bookings',
      isCurrent: areCurrent(theirs),
      found: isShort
        ? []
        : (dataOf(theirs)?.bookings ?? []).map((booking) => foundOf(booking, can.signIn)),
    },
    {
      label: 'Customers',
      isCurrent: areCurrent(people),
      found: isShort
        ? []
        : (dataOf(people)?.customers ?? [])
            .slice(0, MOST_OF_EACH)
            .map(({ phoneKey, name, phone }) => ({
              to: `/admin/customers/${phoneKey}`,
              title: name,
              detail: phone,
            })),
    },
    {
      label: 'Requests',
      isCurrent: areCurrent(asks, quotes),
      found: skip
        ? []
        : [
            ...(dataOf(asks)?.items ?? []).map(({ reference, customerName, message }) => ({
              to: `/admin/enquiries/${reference}`,
              title: customerName,
              detail: firstLine(`Enquiry ${reference}`, message),
            })),
            ...(dataOf(quotes)?.items ?? []).map(({ reference, companyName, message }) => ({
              to: `/admin/quote-requests/${reference}`,
              title: companyName,
              detail: firstLine(`Quote request ${reference}`, message),
            })),
          ],
    },
    {
      label: 'Pages',
      isCurrent: true,
      found: pages.map(({ to, label }) => ({ to, title: label, detail: 'Page' })),
    },
  ];
  const isFetching = answers.some((answer) => answer.isFetching);
  const isSearching = typed.length >= FEWEST_LETTERS && (typed !== asked || isFetching);
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isSearching,
    retry:
      !isShort && failed.length > 0
        ? () => failed.forEach((answer) => void answer.refetch())
        : undefined,
  };
}

type Answer<Data> = { error?: unknown; data?: Data; currentData?: Data };

/**
 * Returns the results to show. While a search runs, these are the results of the text before. After
 * a failed search they would be wrong.
 */
const dataOf = <Data>({ error, data, currentData }: Answer<Data>) => (error ? currentData : data);

/** Returns the number of a request and the beginning of its text. */
const firstLine = (number: string, text = '') =>
  [number, text.split('\n')[0]?.slice(0, 80)].filter(Boolean).join(', ');

const foundOf = (
  { id, reference, customerName, customerPhone, deviceModel }: Booking,
  hasPage: boolean,
): Found => ({
  to: hasPage ? `/admin/bookings/${reference}` : `/admin/bookings?booking=${id}`,
  title: `${customerName}, ${deviceModel}`,
  detail: `${reference}, ${customerPhone}`,
});
