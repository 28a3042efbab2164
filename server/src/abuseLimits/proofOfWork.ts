import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofSchema, type ProofChallenge } from '@mcs-repairs/shared/domain/types/proof';
import { hashOf, serverSecret, type Trx } from '../db';
import type { Shop } from './shop';

/**
 * How long a challenge is valid, in milliseconds. Ten minutes are enough for a slow phone and a
 * slow reader, but too short to collect many solutions for later.
 */
const EXPIRES_MS = 10 * 60_000;
/**
 * The minimum and the maximum number of key derivations that solve one challenge. The server draws
 * the number at random, so a sender cannot predict how much work is left.
 */
const FEWEST = 100;
const MOST = 200;

/**
 * The solution of a proof-of-work challenge, which the server verified. The `id` is derived from
 * the challenge.
 */
export type Proof = { id: string };

/**
 * Returns a new proof-of-work challenge for one network. The server does not store the challenge.
 */
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

/**
 * Returns the proof of work in a request's header. Null if the proof is missing, forged or expired,
 * or if its challenge was for another network.
 */
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
    // The library throws because it cannot derive a key with the parameters of this challenge. This
    // server uses other parameters, so the challenge is forged.
    return null;
  }
}

/**
 * Marks a proof of work as used, in the transaction that stores the submission. Returns false if
 * the proof was already used.
 */
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
