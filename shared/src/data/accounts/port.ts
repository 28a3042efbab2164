import type { Result } from '../../domain/types/failure';
import type { Role } from '../../domain/types/rights';
import type { LogPage, LogQuery } from '../../domain/types/staffLog';
import type {
  Confirmation,
  Invitation,
  NewStaff,
  PasswordChange,
  PasswordLinkRequest,
  PasswordReset,
  Session,
  SessionEntry,
  SignIn,
  SignInApproval,
  StaffMember,
  StaffSetup,
} from '../../domain/types/staff';

/** In browser-only mode there is no sign-in and the one session is open. */
export type AccountsPort = {
  staff: {
    session(): Promise<Result<Session>>;
    /** Failures: `wrong-credentials`, `too-many-requests`, and `approval-needed` when a mail has to let this browser in. */
    signIn(credentials: SignIn): Promise<Result<Session>>;
    setUp(account: StaffSetup): Promise<Result<Session>>;
    signOut(): Promise<Result<null>>;
    /** Failure `second-factor-needed` where there is one that was not given for a while. */
    changePassword(change: PasswordChange): Promise<Result<null>>;
    /** Gives the password again, for what answers `approval-needed`. Failures as those of `changePassword`, among them `second-factor-needed`. */
    confirm(confirmation: Confirmation): Promise<Result<null>>;
    /** Asks for a mail with a link to a new password; the answer does not say whether the address has an account. */
    requestPasswordLink(request: PasswordLinkRequest): Promise<Result<null>>;
    /** Sets a new password with such a link. Failure: `forbidden` when it was used or is too old. */
    resetPassword(reset: PasswordReset): Promise<Result<null>>;
    /** Lets a browser sign in with the link that was mailed for it. Failure: `forbidden` when it was used or is too old. */
    approveSignIn(approval: SignInApproval): Promise<Result<null>>;
    sessions(): Promise<Result<SessionEntry[]>>;
    endSession(id: string): Promise<Result<null>>;
    members(): Promise<Result<StaffMember[]>>;
    addMember(member: NewStaff): Promise<Result<StaffMember>>;
    /** Adds an account whose owner chooses the password with a mailed link. Failure `conflict`: the address has one. */
    invite(invitation: Invitation): Promise<Result<StaffMember>>;
    setMemberDisabled(id: string, disabled: boolean): Promise<Result<StaffMember>>;
    /** Failure `forbidden` for the last owner. */
    changeRole(id: string, role: Role): Promise<Result<StaffMember>>;
    /** What was done and read by whom, newest first. */
    log(query: LogQuery): Promise<Result<LogPage>>;
  };
};
