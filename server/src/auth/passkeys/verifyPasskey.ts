import type { PasskeyCredential, PasskeyProof } from '@mcs-repairs/shared/domain/types/passkey';
import type { PasskeySite } from './passkeySite';
import type { PasskeyRow } from './storedPasskeys';

type Expected = { site: PasskeySite; challenge: string };
export type Made = { credentialId: string; publicKey: string; count: number };

/**
 * Loads the library for passkeys on its first use. The library is as large as the code of all other
 * routes, and few requests need it.
 */
const webauthn = () => import('@simplewebauthn/server');

const common = ({ site, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origins,
  expectedRPID: site.name,
  requireUserVerification: false,
});

/**
 * Verifies that a new passkey was created for this challenge and this site. Returns null if it was
 * not.
 */
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

/**
 * Verifies a passkey's signature. Returns the counter in the signature, or null if the signature is
 * invalid. The caller must check that the counter increased.
 */
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

/**
 * Returns null if the library throws. The library throws for every invalid input, even for random
 * bytes.
 */
async function orNull<T>(verifying: Promise<T>): Promise<T | null> {
  return verifying.catch(() => null);
}
