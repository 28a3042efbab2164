import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/** A message to one phone. */
export type TextMessage = {
  /**
   * The id of the message. All attempts have the same id, so a gateway can ignore a repeated
   * attempt.
   */
  id: string;
  channel: TextChannel;
  /** A Nepali mobile number of ten digits, without the country code. */
  to: string;
  text: string;
};

/**
 * Sends a message to a gateway. Rejects with a `DeliveryFailure` if the gateway did not accept it.
 */
export type TextGateway = { send(message: TextMessage): Promise<void> };
