import { needsServer } from '../browser/failures';
import type { IntakePort } from './port';

/** Passcodes and signatures are nothing for a browser's own storage. */
export const browserIntake: IntakePort = {
  staff: {
    takeIn: needsServer,
    walkIns: needsServer,
    intake: needsServer,
    showPasscode: needsServer,
    ticket: needsServer,
  },
};
