import type { Result } from '../../domain/types/failure';
import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '../../domain/types/passkey';
import type { RecoveryCodes } from '../../domain/types/secondFactor';
import type { Session } from '../../domain/types/staff';

/**
 * Passkeys as a second factor. Where the site's address cannot have any, and for none that would fit, the failure is
 * `conflict` with a sentence. A proof that is not taken is `invalid`, too many are `too-many-requests`.
 */
export type PasskeysPort = {
  staff: {
    passkeys(): Promise<Result<Passkey[]>>;
    /** Failure `approval-needed` after a while: the password is to be given again. */
    beginPasskey(): Promise<Result<PasskeyCreation>>;
    /** With recovery codes when it is the account's first second factor, else with none. */
    addPasskey(made: NewPasskey): Promise<Result<RecoveryCodes>>;
    /** Failure `forbidden` for the last second factor of who needs one. */
    removePasskey(id: string): Promise<Result<null>>;
    /** What a passkey is to answer for `renewCodesByPasskey` and `confirmByPasskey`. */
    askForPasskey(): Promise<Result<PasskeyRequest>>;
    /** Gives the second factor again, for what answers `second-factor-needed` to who is signed in. */
    confirmByPasskey(proof: PasskeyProof): Promise<Result<null>>;
    renewCodesByPasskey(proof: PasskeyProof): Promise<Result<RecoveryCodes>>;
    /** What a passkey is to answer in a sign-in that answered `second-factor-needed`. Failure `signed-out` when it took too long. */
    askForSignInPasskey(): Promise<Result<PasskeyRequest>>;
    finishSignInByPasskey(proof: PasskeyProof): Promise<Result<Session>>;
  };
};
