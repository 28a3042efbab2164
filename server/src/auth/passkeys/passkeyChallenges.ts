import { newSecret, type Trx } from '../../db';

/** How many milliseconds a browser has to answer a challenge. */
export const CHALLENGE_MS = 5 * 60_000;

const oldest = (now: Date) => new Date(now.getTime() - CHALLENGE_MS).toISOString();

/**
 * Creates a challenge for a session, or for a sign-in that waits for its second factor. The
 * previous challenge of this session or sign-in becomes invalid.
 */
export async function drawChallenge(
  trx: Trx,
  { place, staffId }: { place: string; staffId: string },
  now: Date,
): Promise<string> {
  const drawn = { challenge: newSecret(), created_at: now.toISOString() };
  await trx.deleteFrom('passkey_challenges').where('created_at', '<=', oldest(now)).execute();
  await trx
    .insertInto('passkey_challenges')
    .values({ place, staff_id: staffId, ...drawn })
    .onConflict((conflict) => conflict.column('place').doUpdateSet(drawn))
    .execute();
  return drawn.challenge;
}

/**
 * Returns the last challenge and deletes it, so that it works once. Null if there is none, or if it
 * has expired.
 */
export async function takeChallenge(trx: Trx, place: string, now: Date): Promise<string | null> {
  const taken = await trx
    .deleteFrom('passkey_challenges')
    .where('place', '=', place)
    .returning(['challenge', 'created_at'])
    .executeTakeFirst();
  return taken && taken.created_at > oldest(now) ? taken.challenge : null;
}
