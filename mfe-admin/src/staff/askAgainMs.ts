import type { Delivery } from '@mcs-repairs/shared/domain/types/message';

const SOON_MS = 90_000;
const AGAIN_MS = 3000;

/**
 * Returns after how many milliseconds a page reads the messages again. Live changes do not report
 * sent messages. Returns 0 if the page need not read again, because no message is due soon.
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
