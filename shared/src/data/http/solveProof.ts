import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '../../domain/types/proof';

/** If a phone needs longer, the form asks the visitor to call instead. */
const PATIENCE_MS = 60_000;

/**
 * Solves the shop's proof of work. Returns the value for the header `x-proof`, or null when this
 * browser cannot solve it. The browser's own key derivation does the work off the main thread, so
 * the page stays responsive.
 */
export async function solveProof(challenge: ProofChallenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution && JSON.stringify({ challenge, solution });
}
