import * as z from 'zod/mini';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../../domain/types/passkey';
import { recoveryCodesSchema } from '../../domain/types/secondFactor';
import { sessionSchema } from '../../domain/types/staff';
import { at, type Send } from '../http/send';
import type { PasskeysPort } from './port';

const OWN = '/session/passkeys';
const SIGN_IN = '/session/passkey';

export function httpPasskeys(send: Send): PasskeysPort {
  const change = <T>(path: string, body: unknown, schema: z.ZodMiniType<T> | null) =>
    send({ method: 'POST', path, body, schema });
  const staff: PasskeysPort['staff'] = {
    passkeys: () => send({ path: OWN, schema: z.array(passkeySchema) }),
    beginPasskey: () => change(`${OWN}/creation`, undefined, passkeyCreationSchema),
    addPasskey: (made) => change(OWN, made, recoveryCodesSchema),
    removePasskey: (id) => send<null>({ method: 'DELETE', path: `${OWN}/${at(id)}`, schema: null }),
    askForPasskey: () => change(`${OWN}/request`, undefined, passkeyRequestSchema),
    confirmByPasskey: (proof) => change<null>(`${OWN}/confirmation`, proof, null),
    renewCodesByPasskey: (proof) => change(`${OWN}/recovery-codes`, proof, recoveryCodesSchema),
    askForSignInPasskey: () => change(`${SIGN_IN}/request`, undefined, passkeyRequestSchema),
    async finishSignInByPasskey(proof) {
      const outcome = await change(SIGN_IN, proof, sessionSchema);
      if (outcome.ok) send.rememberCsrfToken(outcome.value.csrfToken);
      return outcome;
    },
  };
  return { staff };
}
