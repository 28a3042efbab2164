import type { Stale } from '../stale';
import type { SecondFactorPort } from './port';

/** Another factor ends the other sessions, and the list of colleagues says who has one. */
const FACTOR = ['SecondFactor', 'Sessions', 'Members'];

export const secondFactorStale = {
  confirmEnrolment: FACTOR,
  turnSecondFactorOff: FACTOR,
  renewRecoveryCodes: FACTOR,
  resetSecondFactor: ['Members'],
  endOtherSessions: ['Sessions'],
  changeAccountRule: ['AccountRules', 'SecondFactor'],
} satisfies Stale<SecondFactorPort['staff']>;
