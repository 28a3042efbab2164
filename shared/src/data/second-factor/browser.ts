import { done, needsServer } from '../browser/failures';
import type { SecondFactorPort } from './port';

/** There are no accounts here. */
export const browserSecondFactor: SecondFactorPort = {
  staff: {
    finishSignIn: needsServer,
    confirmByCode: needsServer,
    secondFactor: async () => done({ since: null, required: false, codesLeft: 0 }),
    beginEnrolment: needsServer,
    confirmEnrolment: needsServer,
    turnSecondFactorOff: needsServer,
    renewRecoveryCodes: needsServer,
    resetSecondFactor: needsServer,
    endOtherSessions: needsServer,
    accountRules: async () => done([]),
    changeAccountRule: needsServer,
  },
};
