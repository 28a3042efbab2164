import { useState } from 'react';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type { PasskeyProof, PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import { provePasskey } from './askBrowser';

type Proving<Answer> = {
  request: () => Promise<Result<PasskeyRequest>>;
  send: (proof: PasskeyProof) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
};

/**
 * Requests a challenge from the server, lets the browser sign it, and sends the signature. Only one
 * attempt can run at a time.
 */
export function usePasskeyProof<Answer>({ request, send, onDone }: Proving<Answer>) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function ask(): Promise<Result<Answer>> {
    const asked = await request();
    if (!asked.ok) return asked;
    const proof = await provePasskey(asked.value);
    return proof.ok ? send(proof.value) : proof;
  }

  async function prove() {
    if (working) return;
    setWorking(true);
    setFailure(null);
    const result = await ask();
    setWorking(false);
    if (result.ok) onDone(result.value);
    else setFailure(result.failure);
  }

  return { prove: () => void prove(), working, failure };
}
