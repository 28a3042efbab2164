import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '../../domain/types/proof';

/**
 * The time limit for a proof of work, in milliseconds. If a phone needs longer, the form asks the
 * visitor to call the shop.
 */
const PATIENCE_MS = 60_000;

/**
 * Calculates a proof of work. Returns the value of the header `x-proof`, or null if this browser
 * cannot calculate it. The browser calculates outside the main thread, so the page still responds.
 */
export async function solveProof(challenge: ProofChallenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution && JSON.stringify({ challenge, solution });
}
