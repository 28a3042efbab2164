import type { Outlets } from '../email/outlet';
import { sparrowGateway } from './sparrowGateway';
import { textOutlet, type TextOutletOptions } from './textOutlet';
import { webhookGateway } from './webhookGateway';

/** Creates the text channels that the server's settings provide. */
export function textOutlets(options: TextOutletOptions): Omit<Outlets, 'mail'> {
  const { sparrow, webhook } = options.config.texts;
  const outlets: Omit<Outlets, 'mail'> = {};
  for (const channel of webhook?.channels ?? []) {
    if (webhook) outlets[channel] = textOutlet(channel, webhookGateway(webhook), options);
  }
  if (sparrow) outlets.sms = textOutlet('sms', sparrowGateway(sparrow), options);
  return outlets;
}
