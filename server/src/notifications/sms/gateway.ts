import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/** A message to one telephone. */
export type TextMessage = {
  /** The same for every attempt, so that a gateway that knows it sends once. */
  id: string;
  channel: TextChannel;
  /** Ten digits of a Nepali mobile number, without the country code. */
  to: string;
  text: string;
};

/** Hands a message to a gateway. Rejects with a `DeliveryFailure` when the gateway did not accept it. */
export type TextGateway = { send(message: TextMessage): Promise<void> };
