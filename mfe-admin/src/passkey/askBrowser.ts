import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  passkeyCredentialSchema,
  passkeyProofSchema,
  type PasskeyCreation,
  type PasskeyCredential,
  type PasskeyProof,
  type PasskeyRequest,
} from '@mcs-repairs/shared/domain/types/passkey';

/** Few pages need it: it comes with the first press. */
const webauthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Whether this browser, at this address, knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Lets the browser make a passkey. Never rejects: what the browser or its user refuses is a failure with a sentence. */
export const makePasskey = (creation: PasskeyCreation): Promise<Result<PasskeyCredential>> =>
  orSentence(async () => {
    const { startRegistration } = await webauthn();
    return passkeyCredentialSchema.parse(await startRegistration({ optionsJSON: creation }));
  });

/** Lets the browser ask for one of these passkeys; failures likewise. */
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

/** Source: WebAuthn level 3, sections 5.1.3 and 5.1.4; the library keeps the browser's own error as the cause. */
function failureOf(error: unknown): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return { code: 'unavailable', message: SENTENCES[name] ?? UNKNOWN };
}

const CANCELLED = 'Nothing was confirmed: it was cancelled, or took too long. Please try again.';
const SENTENCES: Record<string, string> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: 'This device has a passkey of your account already.',
  NotSupportedError: 'This device can make no passkey that the shop can use. Please try another.',
  SecurityError:
    'The browser makes no passkeys at this address. Please open the site at its usual one, over HTTPS.',
};
const UNKNOWN = 'The browser could not do this. Please try again, or use another device.';
