import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/** A message to one phone. */
export type TextMessage = {
  /** Each attempt has the same id, so that a gateway can ignore a repeated one. */
  id: string;
  channel: TextChannel;
  /** Ten digits of a Nepali mobile number, without the country code. */
  to: string;
  text: string;
};

/**
 * Sends a message to a gateway. Rejects with a `DeliveryFailure` if the gateway did not accept it.
 */
export type TextGateway = { send(message: TextMessage): Promise<void> };
