import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { DeliveryFailure } from './delivery';

const SERVER: Record<Channel, string> = {
  mail: 'The mail server',
  sms: 'The SMS gateway',
  whatsapp: 'The WhatsApp gateway',
  push: 'The push service',
};

/** The problem that staff see if there is nobody to whom a message could be sent. */
export const NOBODY: Record<Channel, string> = {
  mail: 'There is no email address for this message',
  sms: 'There is no Nepali mobile number with consent to text messages',
  whatsapp: 'There is no Nepali mobile number with consent to text messages',
  push: 'There is no browser that accepts this message',
};

/**
 * Returns the problem that staff see if the provider accepted a text message but could not deliver
 * it. `code` is the provider's error code.
 */
export const notDelivered = (channel: Channel, code?: string): string =>
  `${SERVER[channel]} reported that it did not arrive${code === undefined ? '' : ` (${code})`}`;

/** Describes for staff why an attempt to send a message failed. */
export function failureWords(
  channel: Channel,
  { reason, detail }: Pick<DeliveryFailure, 'reason' | 'detail'>,
): string {
  if (reason === 'limit') return detail;
  const verb = {
    connection: 'could not be reached or is not ready',
    refused: 'refused it',
    deferred: 'asked to try again later',
  }[reason];
  return `${SERVER[channel]} ${verb} (${detail})`;
}
