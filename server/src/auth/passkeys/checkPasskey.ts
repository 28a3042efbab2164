import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type { PasskeyProof, PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import { inTransaction } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { noteRightCode, reserveCode, type CodeAsker } from '../staff/signInLimits';
import { tellOfFactor } from '../staff/tellOfFactor';
import { drawChallenge, takeChallenge } from './passkeyChallenges';
import { requestOf } from './passkeyOptions';
import type { PasskeySite } from './passkeySite';
import { noteUse, passkeysOf } from './storedPasskeys';
import { verifyProof } from './verifyPasskey';

/**
 * The account that must confirm with a passkey. `place` identifies the session, or the sign-in that
 * waits for its second factor. The challenge belongs to this session or sign-in.
 */
export type Prover = CodeAsker & { name: string; place: string };

/**
 * Returns the options with which a browser requests one of the account's passkeys. Fails with
 * `conflict` if none of the passkeys works at the site's address.
 */
export async function askForPasskey(
  { db, now }: Shop,
  { staffId, place }: Prover,
  site: PasskeySite,
): Promise<Result<PasskeyRequest>> {
  const all = await passkeysOf(db, staffId);
  const present = all.filter((row) => row.site === site.name);
  if (present.length === 0) {
    const message = all.length > 0 ? ELSEWHERE : NONE;
    return refused('conflict', { message });
  }
  const where = { place: `proof ${place}`, staffId };
  const challenge = await inTransaction(db, (trx) => drawChallenge(trx, where, now()));
  return { ok: true, value: requestOf({ site, challenge, present }) };
}

/**
 * Verifies the signature of a passkey for the last challenge. A challenge works once. The attempt
 * is counted before the check, together with attempts to enter codes. Failures:
 * `too-many-requests`, `invalid`.
 */
export async function checkPasskey(
  shop: Shop,
  prover: Prover,
  site: PasskeySite,
  proof: PasskeyProof,
): Promise<Result<null>> {
  const { db, now } = shop;
  const { staffId, place } = prover;
  const reserved = await reserveCode(db, prover, now());
  if (!reserved.ok) return reserved;
  const challenge = await inTransaction(db, (trx) => takeChallenge(trx, `proof ${place}`, now()));
  const present = await passkeysOf(db, staffId);
  const stored = present.find((row) => row.credential_id === proof.id && row.site === site.name);
  if (challenge === null || !stored) return refuse(REFUSED);
  const count = await verifyProof(proof, stored, { site, challenge });
  if (count === null) return refuse(REFUSED);
  const isUsed = await inTransaction(db, (trx) => noteUse(trx, { id: stored.id, count }, now()));
  if (!isUsed) {
    await warnOfCopy(shop, prover, stored.name);
    return refuse(COPIED);
  }
  await noteRightCode(db, prover);
  return { ok: true, value: null };
}

/**
 * Emails a warning to the member if a passkey's signature is valid but its counter did not
 * increase. Somebody may have copied the key.
 */
const warnOfCopy = (shop: Shop, { staffId, name }: Prover, detail: string) =>
  inTransaction(shop.db, (trx) => {
    const by = { staff: { id: staffId, name } };
    return tellOfFactor(shop, trx, by, { event: 'passkey-refused', detail, message: COPY_SEEN });
  });

const refuse = (message: string): { ok: false; failure: Failure } =>
  refused('invalid', { message });

const REFUSED =
  'The passkey was not accepted. The request took too long, or the passkey belongs to another account. Please try again, or use a code.';
const COPIED =
  'This passkey was not accepted because it may be a copy: its use counter went backwards. Please use a code, then remove this passkey and add it again.';
const COPY_SEEN =
  'A sign-in was rejected, because one of your passkeys may have been copied: its use counter went backwards. Please remove this passkey and add it again.';
const ELSEWHERE =
  'Your passkeys were created for another address of this site and do not work here. Please use a code.';
const NONE = 'Your account has no passkey. Please use a code.';
