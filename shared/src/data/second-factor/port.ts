import type { Result } from '../../domain/types/failure';
import type {
  AccountRule,
  Enrolment,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorState,
} from '../../domain/types/secondFactor';
import type { Session } from '../../domain/types/staff';

/**
 * The second factor of staff accounts. What changes it answers `approval-needed` after a while: the password is to be given
 * again; and `second-factor-needed` where there is one: `confirmByCode`, or `confirmByPasskey`. A wrong code is `invalid` with words at its field, too many are `too-many-requests`.
 */
export type SecondFactorPort = {
  staff: {
    /** Finishes a sign-in that answered `second-factor-needed`. Failure `signed-out` when it took too long. */
    finishSignIn(code: SecondFactorCode): Promise<Result<Session>>;
    /** Gives the second factor again, for what answers `second-factor-needed` to who is signed in. */
    confirmByCode(code: SecondFactorCode): Promise<Result<null>>;
    secondFactor(): Promise<Result<SecondFactorState>>;
    /** A secret for the app; nothing changes until `confirmEnrolment`. */
    beginEnrolment(): Promise<Result<Enrolment>>;
    confirmEnrolment(code: SecondFactorCode): Promise<Result<RecoveryCodes>>;
    /** Failure `forbidden` where one's role needs it. */
    turnSecondFactorOff(code: SecondFactorCode): Promise<Result<null>>;
    renewRecoveryCodes(code: SecondFactorCode): Promise<Result<RecoveryCodes>>;
    /** Takes it away from a member who lost it. Failure `conflict` when they have none. */
    resetSecondFactor(id: string): Promise<Result<null>>;
    endOtherSessions(): Promise<Result<null>>;
    accountRules(): Promise<Result<AccountRule[]>>;
    /** Failure `conflict` when somebody else changed it meanwhile. */
    changeAccountRule(rule: AccountRule): Promise<Result<AccountRule[]>>;
  };
};
