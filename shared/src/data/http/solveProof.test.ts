/** @jest-environment node */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofSchema, type ProofChallenge } from '../../domain/types/proof';
import { solveProof } from './solveProof';

test("the server accepts the browser's solution", async () => {
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
  const challenge = (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 23,
    deriveKey,
    data: { network: 'n', expires: 1 },
    ...secrets,
  })) as ProofChallenge;
  const proof = proofSchema.parse(JSON.parse((await solveProof(challenge)) ?? ''));
  expect(proof.solution.counter).toBe(23);
  expect(await verifySolution({ ...proof, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  });
});
