import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/** A message to one telephone. */
export type TextMessage = {
  /** The same for every attempt: a gateway that knows it sends once. */
  id: string;
  channel: TextChannel;
  /** Ten digits of a Nepali mobile number, without the country code. */
  to: string;
  text: string;
};

/** Hands a message to whoever sends it; rejects with a `DeliveryFailure` when it was not taken. */
export type TextGateway = { send(message: TextMessage): Promise<void> };
