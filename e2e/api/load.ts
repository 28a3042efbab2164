import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, type FreeTime } from '../api';

export type Sent = {
  key: string;
  body: Record<string, unknown>;
  status: number;
  reference: string;
};

/** Returns the free slots of the coming year, in order. */
export async function freeTimes(url: string): Promise<FreeTime[]> {
  const shop = api(url);
  const parts = Array.from({ length: 5 }, (_, part) =>
    shop.freeTimes(shop.shopDate(1 + part * 60), shop.shopDate(60 + part * 60)),
  );
  return (await Promise.all(parts)).flat();
}

type Book = ReturnType<typeof api>['book'];

/**
 * Returns the status of a response. A 503 without the header `retry-after` counts as 599, because
 * the client does not learn when to try again.
 */
export const statusOf = ({ status, headers }: Response) =>
  status === 503 && !headers.get('retry-after') ? 599 : status;

async function send(book: Book, { body, key }: Sent): Promise<Pick<Sent, 'status' | 'reference'>> {
  const response = await book(body, key);
  // The error page of a proxy is not JSON, so the function parses only successful responses.
  const text = await response.text();
  const { reference = '' } = (response.ok ? JSON.parse(text) : {}) as { reference?: string };
  return { status: statusOf(response), reference };
}

/**
 * Books with this many clients at once until stopped. The function records every attempt before it
 * sends the request. Status 0 means that there was no response. After a 503 or a missing response,
 * a client waits for a moment.
 */
export function bookingLoad(url: string, times: readonly FreeTime[], clients = 64) {
  const { appointment, book } = api(url);
  const sent: Sent[] = [];
  const waits: number[] = [];
  const statuses = new Map<number, number>();
  let stopping = false;
  let next = 0;
  const client = async () => {
    while (!stopping) {
      const { shopDate = '', time = '' } = times[next++ % times.length] ?? {};
      const attempt: Sent = {
        key: randomUUID(),
        body: appointment(shopDate, time),
        status: 0,
        reference: '',
      };
      sent.push(attempt);
      const began = performance.now();
      try {
        Object.assign(attempt, await send(book, attempt));
      } catch {
        // There was no response, so the status stays 0.
      }
      waits.push(performance.now() - began);
      statuses.set(attempt.status, (statuses.get(attempt.status) ?? 0) + 1);
      if (attempt.status === 0 || attempt.status === 503) await sleep(25);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    sent,
    statuses,
    longestWait: () => Math.round(Math.max(0, ...waits)),
    acknowledged: () => sent.filter(({ status }) => status === 201),
    async stop() {
      stopping = true;
      await running;
    },
  };
}

/**
 * Repeats attempts with their idempotency keys, for example attempts that got no response. Returns
 * the new responses.
 */
export async function sendAgain(url: string, attempts: readonly Sent[]): Promise<Sent[]> {
  const { book } = api(url);
  return Promise.all(
    attempts.map(async (attempt) => ({ ...attempt, ...(await send(book, attempt)) })),
  );
}
