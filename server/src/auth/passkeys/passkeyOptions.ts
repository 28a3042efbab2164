import type { PasskeyCreation, PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import type { SignedIn } from '../staff/storedSessions';
import { CHALLENGE_MS } from './passkeyChallenges';
import type { PasskeySite } from './passkeySite';
import { toDescriptor, type PasskeyRow } from './storedPasskeys';

/** EdDSA, ES256 and RS256 cover every device in use (IANA COSE algorithms). */
const ALGORITHMS = [-8, -7, -257];

/**
 * `preferred` has two effects. A device that can ask for a fingerprint or a PIN does so, but a
 * plain security key is enough because the member also enters a password. Browsers prefer passkeys
 * that sync between devices, so that losing a phone does not lock anybody out.
 */
const USER_VERIFICATION = 'preferred';

type Asked = { site: PasskeySite; challenge: string; present: readonly PasskeyRow[] };

export const creationOf = (
  { site, challenge, present }: Asked,
  { id, name, email }: SignedIn['staff'],
  shopName: string,
): PasskeyCreation => ({
  challenge,
  rp: { id: site.name, name: shopName },
  user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  excludeCredentials: present.map(toDescriptor),
  authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
});

export const requestOf = ({ site, challenge, present }: Asked): PasskeyRequest => ({
  challenge,
  rpId: site.name,
  timeout: CHALLENGE_MS,
  userVerification: USER_VERIFICATION,
  allowCredentials: present.map(toDescriptor),
});
