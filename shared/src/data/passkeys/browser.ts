import { done, needsServer } from '../browser/failures';
import type { PasskeysPort } from './port';

/** There are no accounts here. */
export const browserPasskeys: PasskeysPort = {
  staff: {
    passkeys: async () => done([]),
    beginPasskey: needsServer,
    addPasskey: needsServer,
    removePasskey: needsServer,
    askForPasskey: needsServer,
    confirmByPasskey: needsServer,
    renewCodesByPasskey: needsServer,
    askForSignInPasskey: needsServer,
    finishSignInByPasskey: needsServer,
  },
};
