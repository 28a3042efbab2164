import {
  mailMyBookingLink,
  mailTrackingCode,
  readMessageWays,
  readMyVisits,
  readRepairStage,
} from '@mcs-repairs/shared/domain/contract/myBooking';
import { networkKey } from '../../abuseLimits';
import { openVisits } from './openVisits';
import { sendBookingLink } from './sendBookingLink';
import { readStage } from './readStage';
import { sendTrackingCode } from './sendTrackingCode';
import { inSteps, serve, type Routes } from '../../http';
import type { Shop } from '../shop';

/**
 * The server delays each response until the next multiple of this many milliseconds. Otherwise, the
 * response time would reveal whether a booking was found.
 */
const LOOKUP_STEP_MS = 150;
/**
 * The maximum number of reads a minute for one network. It is high, because the site's render
 * workers send requests for all visitors from one address.
 */
const READS = 6000;

/**
 * Operations with which customers find their bookings without a link. The response is the same for
 * known and unknown contacts.
 */
export const trackingRoutes: Routes<Shop> = (api, shop, limit) => {
  serve(api, mailMyBookingLink, { config: limit(5) }, async ({ body }) => ({
    ok: true,
    value: await inSteps(LOOKUP_STEP_MS, () => sendBookingLink(shop, body)),
  }));

  serve(api, readMessageWays, { config: limit(READS) }, async () => {
    const { textChannels = [], sendsEmails = false } = shop.config.shop;
    return { ok: true, value: { texts: textChannels.length > 0, emails: sendsEmails } };
  });

  serve(api, readRepairStage, { config: limit(10) }, async ({ body }, { ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const network = await networkKey(shop.db, ip);
    return inSteps(LOOKUP_STEP_MS, () => readStage(shop, body, network));
  });

  serve(api, mailTrackingCode, { config: limit(5) }, async ({ body: { phone } }, { ip }) => {
    const network = await networkKey(shop.db, ip);
    const send = () => sendTrackingCode(shop, phone, network);
    return { ok: true, value: await inSteps(LOOKUP_STEP_MS, send) };
  });

  serve(api, readMyVisits, { config: limit(10) }, async ({ body }, { ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const network = await networkKey(shop.db, ip);
    return inSteps(LOOKUP_STEP_MS, () => openVisits(shop, body, network));
  });
};
