import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Db, inTransaction, openSealed } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { noteLog } from './staffLog';
import { noteRightCode, reserveCode, type CodeAsker } from './signInLimits';
import { inGroups } from './recoveryCodes';
import type { SignedIn } from './storedSessions';
import { sealedSecrets, useRecoveryCode, useStep } from './storedFactors';
import { stepsOfCode } from './totp';

const WRONG = 'This code is wrong or was already used';

/**
 * Returns the name that the server uses to encrypt an account's secrets. The server can decrypt a
 * secret only with the name of the same account.
 */
export const factorPlace = (staffId: string) =>
  ({ name: 'second-factor', subject: staffId }) as const;

/**
 * Verifies a code of the authenticator app or a recovery code. Each code works once. The attempt is
 * counted before the comparison. Failures: `too-many-requests`, and `invalid` with a message for
 * the field.
 */
export async function checkCode(
  shop: Shop,
  asker: CodeAsker & { name: string },
  typed: string,
): Promise<Result<null>> {
  const { db } = shop;
  const reserved = await reserveCode(db, asker, shop.now());
  if (!reserved.ok) return reserved;
  const isRight = /^\d{6}$/.test(withoutBlanks(typed))
    ? await takeStep(shop, asker.staffId, withoutBlanks(typed))
    : await takeRecovery(shop, asker, inGroups(typed));
  if (!isRight) return refuseCode();
  await noteRightCode(db, asker);
  return { ok: true, value: null };
}

/** Checks a code that a signed-in member entered. Attempts are counted for the session. */
export const checkOwnCode = (shop: Shop, { staff, sessionId }: SignedIn, code: string) =>
  checkCode(shop, { staffId: staff.id, knownDevice: sessionId, name: staff.name }, code);

/**
 * Checks a code of an authenticator app against the encrypted secret. Returns the number of the
 * code's 30-second step. Null if the code is not valid now.
 */
export async function latestStep(
  db: Db,
  { staffId, secret }: { staffId: string; secret: string },
  code: string,
  now: Date,
): Promise<number | null> {
  const opened = await openSealed(db, factorPlace(staffId), secret);
  return stepsOfCode(opened, withoutBlanks(code), now).at(0) ?? null;
}

export const refuseCode = (): ReturnType<typeof refused> =>
  refused('invalid', { message: WRONG, fields: { code: WRONG } });

async function takeStep({ db, now }: Shop, staffId: string, code: string): Promise<boolean> {
  const { secret } = await sealedSecrets(db, staffId);
  if (secret === null) return false;
  const step = await latestStep(db, { staffId, secret }, code, now());
  if (step === null) return false;
  return inTransaction(db, (trx) => useStep(trx, { staffId, secret, step }));
}

const takeRecovery = (
  { db, now }: Shop,
  { staffId, name }: { staffId: string; name: string },
  code: string,
) =>
  inTransaction(db, async (trx) => {
    const isUsed = await useRecoveryCode(trx, staffId, code);
    const entry = { event: 'recovery-code-used', detail: '' } as const;
    if (isUsed) await noteLog(trx, entry, { name, staffId }, now());
    return isUsed;
  });

const withoutBlanks = (text: string) => text.replace(/\s/g, '');
