import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '../../domain/types/proof';

/**
 * The time limit for the calculation, in milliseconds. If a phone needs longer, the form asks the
 * visitor to call the shop.
 */
const PATIENCE_MS = 60_000;

/**
 * Solves a proof of work. Returns the value of the header `x-proof`, or null when this browser
 * cannot solve it. The browser's own key derivation runs outside the main thread, so the page stays
 * responsive.
 */
export async function solveProof(challenge: ProofChallenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution && JSON.stringify({ challenge, solution });
}
