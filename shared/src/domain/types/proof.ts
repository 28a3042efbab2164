import * as z from 'zod/mini';
import { textAsTyped } from './text';

const hexText = textAsTyped({ max: 128, pattern: /^[0-9a-f]{2,128}$/ });

/**
 * A proof-of-work challenge (ALTCHA, version 2), which a computer solves within seconds. It is part
 * of the failure `proof-needed`.
 */
export const proofChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hexText,
    salt: hexText,
    cost: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    keyLength: z.literal(32),
    keyPrefix: hexText,
    keySignature: hexText,
    /**
     * The hash of the network that got the challenge, and when the challenge expires (in
     * milliseconds since 1970).
     */
    data: z.object({ network: textAsTyped({ max: 64 }), expires: z.int() }),
  }),
  signature: hexText,
});
export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

/**
 * The solution of a proof-of-work challenge. The browser sends it as JSON in the header `x-proof`
 * when it repeats the request.
 */
export const proofSchema = z.object({
  challenge: proofChallengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: hexText }),
});
export type ProofSolution = z.infer<typeof proofSchema>['solution'];
