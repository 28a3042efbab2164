import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/** A text message to one phone. */
export type TextMessage = {
  /**
   * The id of the message. All attempts to send a message have the same id, so the provider can
   * ignore repetitions.
   */
  id: string;
  channel: TextChannel;
  /** A Nepali mobile number of ten digits, without the country code. */
  to: string;
  text: string;
};

/**
 * The connection to a provider of text messages. `send` rejects with a `DeliveryFailure` if the
 * provider did not accept the message.
 */
export type TextGateway = { send(message: TextMessage): Promise<void> };
