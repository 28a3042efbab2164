import { mobileNumber } from 'shared/domain/rules/mobileNumber';
import { afterQuietHours, isQuiet } from 'shared/domain/rules/quietHours';
import type { TextChannel } from 'shared/domain/types/message';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import { DeliveryFailure } from '../mail/delivery';
import type { Recipients } from '../mail/mailOutlet';
import { readPayload } from '../mail/mailPayload';
import type { Outlet } from '../mail/outlet';
import { isOutdated } from '../mail/reminderKinds';
import type { TextGateway } from './gateway';
import { takeCredit } from './takeCredit';
import { writeText } from './writeText';

export type TextOutletOptions = {
  db: Db;
  recipients: Pick<Recipients, 'booking'>;
  config: Pick<Config, 'shop' | 'texts' | 'rateLimits'>;
  /** Origin that the private links begin with. */
  siteUrl: () => string;
  now: () => Date;
};

/** With the worker's pauses the last attempt comes a quarter of an hour after the first: then mail is the better way. */
const ATTEMPTS = 6;
const LIMIT_WORDS = {
  number: 'The day’s texts to this number are used up',
  network: 'The day’s texts for bookings of one network are used up',
  all: 'The shop’s texts for this day are used up',
};

/** Texts to a customer's telephone: never at night, never beyond the day's limits, never without consent. */
export function textOutlet(
  channel: TextChannel,
  gateway: TextGateway,
  { db, recipients, config, siteUrl, now }: TextOutletOptions,
): Outlet {
  const { limits, mostParts } = config.texts;
  return {
    attempts: ATTEMPTS,
    refusals: 1,
    async send({ id, bookingId, kind, payload: text }) {
      if (isQuiet(now())) return afterQuietHours(now());
      const booking = await recipients.booking(db, bookingId);
      const number = booking && mobileNumber(booking.customerPhone);
      if (!number || !booking.textChannels?.includes(channel)) return 'nobody';
      const payload = readPayload(text);
      if (isOutdated(kind, payload, booking, now())) return 'dropped';
      const about = { kind, payload, booking, shopName: config.shop.name, siteUrl: siteUrl() };
      const words = writeText({ ...about, mostParts });
      if (words === null) {
        throw new DeliveryFailure('limit', `The text would have more than ${mostParts} parts`);
      }
      if (config.rateLimits > 0) {
        const spent = await takeCredit(db, { id, number, bookingId }, limits, now());
        if (spent) throw new DeliveryFailure('limit', LIMIT_WORDS[spent]);
      }
      await gateway.send({ id, channel, to: number, text: words });
      return 'sent';
    },
  };
}
