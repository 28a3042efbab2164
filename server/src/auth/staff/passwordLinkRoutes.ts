import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@mcs-repairs/shared/domain/contract/ownAccount';
import { newSecret } from '../../db';
import { noteDone, noteRefused, serve, type Routes } from '../../http';
import type { Shop } from '../shop';
import { resetPassword, sendPasswordLink } from './forgottenPassword';
import { setDeviceCookie } from './sessionCookie';

/**
 * The minimum response time in milliseconds. Queuing the email takes less time than this, so the
 * response time does not reveal whether an account exists.
 */
const ANSWER_MS = 150;
const DONE = { ok: true, value: null } as const;

export const passwordLinkRoutes: Routes<Shop> = (api, shop, limit) => {
  serve(
    api,
    contract.requestPasswordLink,
    { config: limit(10), bodyLimit: 4096 },
    async ({ body }, { log }) => {
      const [staff] = await Promise.all([sendPasswordLink(shop, body.email), sleep(ANSWER_MS)]);
      if (staff !== null) noteDone(log, 'password-link-sent', { staff });
      return DONE;
    },
  );

  serve(
    api,
    contract.resetPassword,
    { config: limit(20), bodyLimit: 4096 },
    async ({ body }, { log }, reply) => {
      const device = newSecret();
      const outcome = await resetPassword(shop, body, device);
      if (!outcome.ok) {
        noteRefused(log, 'password-reset-refused', {});
        return outcome;
      }
      setDeviceCookie(shop.config, reply, device);
      noteDone(log, 'password-reset', { staff: outcome.value.staffId });
      return DONE;
    },
  );
};
