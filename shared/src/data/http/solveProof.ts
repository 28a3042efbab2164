import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '../../domain/types/proof';

/** A phone that needs longer is asked to call instead. */
const PATIENCE_MS = 60_000;

/**
 * Solves the shop's riddle; answers what the header `x-proof` takes, or null when this browser cannot. Every step is the
 * browser's own key derivation, which runs beside the page: typing and reading go on meanwhile.
 */
export async function solveProof(challenge: ProofChallenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution && JSON.stringify({ challenge, solution });
}
