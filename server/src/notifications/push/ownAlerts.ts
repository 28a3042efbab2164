import type {
  AlertChoices,
  AlertSettings,
  PushSubscriptionForm,
} from '@mcs-repairs/shared/domain/types/alert';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction } from '../../db';
import type { SignedIn } from '../../auth';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { isPushAddress } from './pushHosts';
import { sealPush } from './sealPush';
import { choicesOf, keepChoices } from './storedChoices';
import { endPush, hasPush, keepPush } from './storedPushes';
import { vapidKeys } from './vapid';

const UNKNOWN_SERVICE = 'The shop does not support this browser’s push service.';
const DONE = { ok: true, value: null } as const;

/**
 * Returns which alerts a staff member gets, and whether the browser of this session shows push
 * messages.
 */
export async function alertSettings(
  { db }: Pick<Shop, 'db'>,
  { staff, sessionId }: SignedIn,
): Promise<AlertSettings> {
  const { publicKey } = await vapidKeys(db);
  return {
    choices: await choicesOf(db, staff),
    pushKey: publicKey.toString('base64url'),
    hasPush: await hasPush(db, sessionId),
  };
}

/** Stores which alerts a staff member wants. */
export async function chooseAlerts(
  shop: Pick<Shop, 'db' | 'now'>,
  staffId: string,
  choices: AlertChoices,
): Promise<Result<null>> {
  await inTransaction(shop.db, (trx) => keepChoices(trx, staffId, choices, shop.now()));
  return DONE;
}

/**
 * Registers the browser of a session for push messages. Rejects addresses of unknown push services,
 * and invalid keys.
 */
export async function subscribeToPush(
  { db, config, now }: Pick<Shop, 'db' | 'config' | 'now'>,
  owner: { sessionId: string; staffId: string },
  subscription: PushSubscriptionForm,
): Promise<Result<null>> {
  if (!isPushAddress(subscription.endpoint, config.pushHosts)) {
    const fields = { endpoint: UNKNOWN_SERVICE };
    return refused('invalid', { message: UNKNOWN_SERVICE, fields });
  }
  if (!areKeys(subscription.keys)) return refused('invalid');
  await inTransaction(db, (trx) => keepPush(trx, owner, subscription, now()));
  return DONE;
}

export async function unsubscribeFromPush(
  { db }: Pick<Shop, 'db'>,
  sessionId: string,
): Promise<Result<null>> {
  await inTransaction(db, (trx) => endPush(trx, sessionId));
  return DONE;
}

/**
 * Returns whether the keys of a browser are valid: a point on the curve, and a secret. With invalid
 * keys, every message would fail later.
 */
function areKeys({ p256dh, auth }: PushSubscriptionForm['keys']): boolean {
  try {
    const publicKey = Buffer.from(p256dh, 'base64url');
    sealPush('', { publicKey, auth: Buffer.from(auth, 'base64url') });
    return true;
  } catch {
    return false;
  }
}
