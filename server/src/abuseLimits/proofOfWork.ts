import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofSchema, type ProofChallenge } from '@mcs-repairs/shared/domain/types/proof';
import { hashOf, serverSecret, type Trx } from '../db';
import type { Shop } from './shop';

/** A slow phone in the hand of a slow reader still gets through; a store of solutions is worth nothing the next hour. */
const EXPIRES_MS = 10 * 60_000;
/** How often the key is derived; drawn, so that nobody knows when to stop. */
const FEWEST = 100;
const MOST = 200;

/** A solution that was verified; `id` is that of its challenge. */
export type Proof = { id: string };

/** A riddle for one network; whoever asks gets a new one, and nothing is stored. */
export async function newChallenge(shop: Shop, network: string): Promise<ProofChallenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: shop.config.limits.proofCost,
    counter: randomInt(MOST, FEWEST),
    deriveKey,
    data: { network: hashOf(network), expires: shop.now().getTime() + EXPIRES_MS },
    ...(await secrets(shop)),
  }) as Promise<ProofChallenge>;
}

/** The proof in a request's header; null when it is none, was made up, has expired, or was set to another network. */
export async function readProof(
  shop: Shop,
  header: string,
  network: string,
): Promise<Proof | null> {
  const parsed = proofSchema.safeParse(parse(header));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const { data } = challenge.parameters;
  if (data.network !== hashOf(network) || data.expires <= shop.now().getTime()) return null;
  try {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...(await secrets(shop)),
    });
    return verified ? { id: hashOf(challenge.signature) } : null;
  } catch {
    // Parameters that nobody could derive a key with: not one of our challenges.
    return null;
  }
}

/** Uses a proof up, in the transaction that stores what it was given for; false when it was used before. */
export async function spendProof(trx: Trx, { id }: Proof, now: Date): Promise<boolean> {
  const spent = await trx
    .insertInto('spent_proofs')
    .values({ id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

async function secrets({ db }: Shop) {
  const secret = await serverSecret(db, 'proof');
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
