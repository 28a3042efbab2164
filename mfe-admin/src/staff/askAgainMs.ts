import type { Delivery } from '@mcs-repairs/shared/domain/types/message';

const SOON_MS = 90_000;
const AGAIN_MS = 3000;

/**
 * Returns how often a page asks again, because live changes do not report sent messages. 0 means
 * never, because none of these messages leaves soon.
 */
export function askAgainMs(
  messages: readonly (Pick<Delivery, 'state' | 'dueAt'> | undefined)[],
  now: Date,
): number {
  const isDue = messages.some(
    (message) =>
      message?.state === 'waiting' &&
      (!message.dueAt || Date.parse(message.dueAt) - now.getTime() < SOON_MS),
  );
  return isDue ? AGAIN_MS : 0;
}
