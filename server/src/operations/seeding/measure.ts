import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { bookingListQuerySchema } from '@mcs-repairs/shared/domain/types/booking';
import { postListQuerySchema } from '@mcs-repairs/shared/domain/types/community';
import { listBookings, readBookingStats } from '../../bookings';
import { listPosts } from '../../community';
import type { Db } from '../../db';

export type Timing = { question: string; runs: number; p50: number; p95: number };

const READER = { browser: '', isStaff: false };
const SEARCHES = ['gurung', 'asha', 'macbook air', 'maya rai', '977@mail', 'nobody at all'];
const WORDS = ['swollen', 'battery', 'fan noise', 'sticky', 'water warranty', 'nothing like this'];

/** Measures how many milliseconds queries of the dashboard and the forum take. */
export async function measure(db: Db, now: Date, runs = 60): Promise<Timing[]> {
  const bookings = (query: object) => listBookings(db, bookingListQuerySchema.parse(query));
  const posts = (query: object) => listPosts(db, postListQuerySchema.parse(query), READER);
  const pick = (list: readonly string[], run: number) => list[run % list.length] ?? '';
  const questions: Record<string, (run: number) => Promise<unknown>> = {
    'bookings, first page': () => bookings({}),
    'bookings, by status and name': () => bookings({ status: 'confirmed', sort: 'name' }),
    // The last page of a list of ten thousand bookings.
    'bookings, page 400': () => bookings({ page: 400 }),
    'bookings, search': (run) => bookings({ search: pick(SEARCHES, run) }),
    'bookings, figures': () => readBookingStats(db, toShopDate(now)),
    'threads, first page': () => posts({}),
    'threads, one category': () => posts({ category: 'Help' }),
    'threads, search': (run) => posts({ search: pick(WORDS, run) }),
  };
  const timings: Timing[] = [];
  for (const [question, ask] of Object.entries(questions)) {
    for (let run = 0; run < 6; run += 1) await ask(run);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const began = performance.now();
      await ask(run);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) =>
      Math.round((times[Math.ceil(times.length * part) - 1] ?? 0) * 10) / 10;
    timings.push({ question, runs, p50: at(0.5), p95: at(0.95) });
  }
  return timings;
}
