import { DEFAULT_SHOP_PROFILE } from '../domain/catalogue/shopProfile';
import type { Reference } from '../domain/types/enquiry';
import type { Result } from '../domain/types/failure';
import { browserBookings } from './browser/browserBookings';
import { browserCommunity } from './browser/browserCommunity';
import { browserRequests } from './browser/browserRequests';
import { browserStaff } from './browser/browserStaff';
import { changeFeed } from './browser/changeFeed';
import { done, needsServer } from './browser/failures';
import { createLocalStore, type Surroundings } from './browser/localStore';
import type { ShopData, StaffChange } from './ShopData';

/** `delay` stands in for the network (section 9: 1000 ms for a booking); `shopName` is under which the sample threads' official answers stand. */
export type BrowserShop = Surroundings & {
  delay?: (milliseconds: number) => Promise<void>;
  shopName?: string;
};

/**
 * The data port without a server: everything is kept in this browser, the dashboard is open, and what only a server can do
 * answers `unavailable`. Sources: section 7, design decisions "Browser-only".
 */
export function createBrowserShopData(shop: BrowserShop): ShopData {
  const { now, newId, delay = wait, shopName = DEFAULT_SHOP_PROFILE.name } = shop;
  const store = createLocalStore(shop);
  const requests = browserRequests(shop);
  const changes = changeFeed();

  function acknowledged(
    topic: StaffChange['topic'],
    result: Result<{ id: string; reference: string }>,
  ): Result<Reference> {
    if (!result.ok) return result;
    changes.announce({ topic, id: result.value.id });
    return done({ reference: result.value.reference });
  }

  return {
    mode: 'browser',
    ...browserBookings({
      store,
      now,
      delay,
      onCreated: ({ id }) => changes.announce({ topic: 'bookings', id }),
    }),
    ...browserCommunity({ now, newId, shopName }),

    uploadPhoto: needsServer,
    myBooking: needsServer,
    rescheduleMyBooking: needsServer,
    keepMyBooking: needsServer,
    cancelMyBooking: needsServer,
    findMyBooking: needsServer,
    exportMyData: needsServer,
    eraseMyData: needsServer,

    quote: async (question) => store.generateQuote(question),
    createQuoteRequest: async (form) =>
      acknowledged('quote-requests', requests.quoteRequests.create(form)),
    createEnquiry: async (form) => acknowledged('enquiries', requests.enquiries.create(form)),

    staff: browserStaff({ store, requests, changes, now }),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
