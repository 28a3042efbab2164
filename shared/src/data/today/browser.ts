import { sampleDiscussions } from '../../domain/catalogue/discussions';
import { listPosts, readPost } from '../../domain/contract/community';
import { listEnquiries, listQuoteRequests } from '../../domain/contract/inboxes';
import { readToday } from '../../domain/contract/today';
import { todayOf } from '../../domain/rules/today';
import { createLocalStore } from '../bookings/localStore';
import { done } from '../browser/failures';
import type { Surroundings } from '../browser/surroundings';
import { inBrowser, type Call } from '../operations';

type Needs = Surroundings & { call: Call };

/**
 * Performs the operations of the page Today without a server. There are no accounts, so nobody
 * knows when somebody last opened the page, and nothing is marked as new.
 */
export function todayInBrowser({ call, ...surroundings }: Needs) {
  const store = createLocalStore(surroundings);
  return inBrowser(readToday, async () => {
    const now = surroundings.now();
    const enquiries = await call(listEnquiries, { query: { state: 'open' } });
    if (!enquiries.ok) return enquiries;
    const quoteRequests = await call(listQuoteRequests, { query: { state: 'open' } });
    if (!quoteRequests.ok) return quoteRequests;
    const posts = await unansweredPosts(call);
    return done({
      ...todayOf(store.listBookings(), now, now.toISOString()),
      enquiries: enquiries.value.total,
      quoteRequests: quoteRequests.value.total,
      posts,
      reportedPosts: 0,
      waitingPosts: 0,
      followUps: { total: 0, lines: [] },
      questions: { total: 0, lines: [] },
      lowParts: { total: 0, lines: [] },
    });
  });
}

/** Counts the threads by visitors that the shop has not answered. Sample threads do not count. */
async function unansweredPosts(call: Call): Promise<number> {
  const list = await call(listPosts, { query: { limit: 100 } });
  if (!list.ok) return 0;
  const samples = new Set(sampleDiscussions().map(({ id }) => id));
  const asked = list.value.posts.filter(
    ({ id, isOfficial, hidden }) => !isOfficial && !hidden && !samples.has(id),
  );
  const threads = await Promise.all(asked.map(({ id }) => call(readPost, { params: { id } })));
  return threads.filter(
    (thread) => thread.ok && !thread.value.replies.some(({ isOfficial }) => isOfficial),
  ).length;
}
