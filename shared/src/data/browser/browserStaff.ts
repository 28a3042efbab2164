import { canTransition, statusText } from '../../domain/rules/bookingStatus';
import { listBookings, matchBookings } from '../../domain/rules/listBookings';
import type { Booking } from '../../domain/types/booking';
import type { Result } from '../../domain/types/failure';
import type { Session } from '../../domain/types/staff';
import type { StaffChange, StaffData } from '../ShopData';
import type { browserRequests } from './browserRequests';
import type { ChangeFeed } from './changeFeed';
import { done, failed, needsServer } from './failures';
import type { LocalStore } from './localStore';

/** The dashboard is open here (decision 29): its one user. */
export const THIS_BROWSER = { id: 'browser', name: 'This browser', email: '' };

type Needs = {
  store: LocalStore;
  requests: ReturnType<typeof browserRequests>;
  changes: ChangeFeed;
  now: () => Date;
};

export function browserStaff({ store, requests, changes, now }: Needs): StaffData {
  const session = async (): Promise<Result<Session>> => done({ staff: THIS_BROWSER });

  function announced<Value>(result: Result<Value>, change: StaffChange): Result<Value> {
    if (result.ok) changes.announce(change);
    return result;
  }

  return {
    ...accounts(session, now),

    bookings: async (query) => done(listBookings(store.listBookings(), query)),
    async booking(id) {
      const booking = store.listBookings().find((kept) => kept.id === id);
      return booking ? done({ booking, audit: [created(booking)] }) : missing();
    },
    photoUrl: () => null,
    async transition(id, { to, version }) {
      const booking = store.listBookings().find((kept) => kept.id === id);
      if (!booking) return missing();
      const { status } = booking;
      if (booking.version !== version) {
        const current = { status, version: booking.version };
        return failed('stale-version', 'This booking was changed in another tab', { current });
      }
      if (!canTransition(status, to)) {
        return failed(
          'transition-refused',
          `A booking that is ${statusText(status)} cannot become ${statusText(to)}`,
        );
      }
      return announced(store.updateBookingStatus(id, to), { topic: 'bookings', id });
    },
    exportBookings: async (query) => done(matchBookings(store.listBookings(), query)),
    importBookings: async (file) =>
      announced(store.importData(file), { topic: 'bookings', id: '' }),
    importProgress: async () => done(null),
    stats: async () => done(store.statistics()),
    watch(onChange, onConnection) {
      onConnection?.(true);
      return changes.listen(onChange);
    },

    quoteRequests: async (query) => requests.quoteRequests.list(query),
    enquiries: async (query) => requests.enquiries.list(query),
    markQuoteRequests: async (marks) =>
      announced(requests.quoteRequests.mark(marks, THIS_BROWSER.name), {
        topic: 'quote-requests',
        id: '',
      }),
    markEnquiries: async (marks) =>
      announced(requests.enquiries.mark(marks, THIS_BROWSER.name), { topic: 'enquiries', id: '' }),

    // Nobody floods a browser's own storage.
    previewSweep: needsServer,
    sweep: needsServer,

    // The sample threads are fixed (section 2, Community).
    moderatePost: needsServer,
    hideReply: needsServer,
  };
}

/** There are no accounts here: whoever opens the dashboard is signed in. */
function accounts(session: () => Promise<Result<Session>>, now: () => Date) {
  const since = now().toISOString();
  return {
    session,
    signIn: session,
    setUp: session,
    signOut: async () => done(null),
    changePassword: needsServer,
    requestPasswordLink: needsServer,
    resetPassword: needsServer,
    approveSignIn: needsServer,
    sessions: async () =>
      done([
        {
          id: THIS_BROWSER.id,
          createdAt: since,
          lastSeenAt: now().toISOString(),
          device: THIS_BROWSER.name,
          current: true,
        },
      ]),
    endSession: needsServer,
    members: async () => done([{ ...THIS_BROWSER, disabled: false, createdAt: since }]),
    addMember: needsServer,
    setMemberDisabled: needsServer,
  };
}

function created({ id, createdAt }: Booking) {
  return { id: `${id}-created`, at: createdAt, by: 'customer', from: null, to: 'pending' as const };
}

function missing() {
  return failed('not-found', 'This booking is not here any more');
}
