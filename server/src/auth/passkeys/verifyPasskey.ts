import type { PasskeyCredential, PasskeyProof } from '@mcs-repairs/shared/domain/types/passkey';
import type { PasskeySite } from './passkeySite';
import type { PasskeyRow } from './storedPasskeys';

type Expected = { site: PasskeySite; challenge: string };
export type Made = { credentialId: string; publicKey: string; count: number };

/** Needed by few requests, and as large as the rest of the routes: loaded with the first of them. */
const webauthn = () => import('@simplewebauthn/server');

const common = ({ site, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origins,
  expectedRPID: site.name,
  requireUserVerification: false,
});

/** What a browser made, when it is an answer to this challenge by a page of this site; else null. */
export async function verifyMade(
  credential: PasskeyCredential,
  expected: Expected,
): Promise<Made | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const response = { ...credential, clientExtensionResults: {} };
  const verified = await orNull(verifyRegistrationResponse({ response, ...common(expected) }));
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: toText(publicKey), count: counter };
}

/** The count of signatures that a passkey says, when its signature is right; else null. Whether it grew is the caller's to judge. */
export async function verifyProof(
  proof: PasskeyProof,
  stored: Pick<PasskeyRow, 'credential_id' | 'public_key'>,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const publicKey = new Uint8Array(Buffer.from(stored.public_key, 'base64url'));
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      credential: { id: stored.credential_id, publicKey, counter: 0 },
      ...common(expected),
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The library throws at whatever does not fit, also at bytes that are no credential at all: none of it is a fault of ours. */
async function orNull<T>(verifying: Promise<T>): Promise<T | null> {
  return verifying.catch(() => null);
}
