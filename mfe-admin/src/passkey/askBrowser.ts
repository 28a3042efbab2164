import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  passkeyCredentialSchema,
  passkeyProofSchema,
  type PasskeyCreation,
  type PasskeyCredential,
  type PasskeyProof,
  type PasskeyRequest,
} from '@mcs-repairs/shared/domain/types/passkey';

/** The code of this library loads on the first press, because few pages need it. */
const webauthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Whether this browser supports passkeys at this address. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/**
 * Asks the browser to create a passkey. The function never rejects. If the browser fails or its
 * user cancels, it returns a failure with a message.
 */
export const makePasskey = (creation: PasskeyCreation): Promise<Result<PasskeyCredential>> =>
  orSentence(async () => {
    const { startRegistration } = await webauthn();
    return passkeyCredentialSchema.parse(await startRegistration({ optionsJSON: creation }));
  });

/**
 * Asks the browser to sign with one of these passkeys. The function never rejects. If the browser
 * fails or its user cancels, it returns a failure with a message.
 */
export const provePasskey = (request: PasskeyRequest): Promise<Result<PasskeyProof>> =>
  orSentence(async () => {
    const { startAuthentication } = await webauthn();
    return passkeyProofSchema.parse(await startAuthentication({ optionsJSON: request }));
  });

async function orSentence<Value>(ceremony: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await ceremony() };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/**
 * Maps the errors that WebAuthn level 3 defines (W3C specification, sections 5.1.3 and 5.1.4). The
 * library stores the error of the browser as `cause`.
 */
function failureOf(error: unknown): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return { code: 'unavailable', message: SENTENCES[name] ?? UNKNOWN };
}

const CANCELLED =
  'The passkey was not confirmed. The request was cancelled or took too long. Please try again.';
const SENTENCES: Record<string, string> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError:
    'This device cannot create a passkey for this site. Please try another device.',
  SecurityError:
    'This browser cannot use passkeys at this address. Please open the site at its usual HTTPS address.',
};
const UNKNOWN = 'The browser could not use a passkey. Please try again, or use another device.';
