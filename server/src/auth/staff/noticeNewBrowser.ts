import type { Trx } from '../../db';
import type { Shop } from '../shop';
import { knownDeviceOf } from './device';

type SignIn = { staffId: string; given: string | undefined; name: string };

/**
 * Queues an email that warns a member of a sign-in in a browser that is new to the account. No
 * email is sent for the account's first browser.
 */
export async function noticeNewBrowser(
  shop: Shop,
  trx: Trx,
  { staffId, given, name }: SignIn,
): Promise<void> {
  if (await knownDeviceOf(trx, given, staffId)) return;
  const before = await trx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('staff_id', '=', staffId)
    .limit(1)
    .executeTakeFirst();
  if (!before) return;
  const mail = { kind: 'sign-in-notice', staffId, payload: { browser: name } } as const;
  await shop.promiseStaffMail(trx, mail, async () => '');
}
