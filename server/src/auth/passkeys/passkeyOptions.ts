import type { PasskeyCreation, PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import type { SignedIn } from '../staff/storedSessions';
import { CHALLENGE_MS } from './passkeyChallenges';
import type { PasskeySite } from './passkeySite';
import { toDescriptor, type PasskeyRow } from './storedPasskeys';

/**
 * The signature algorithms EdDSA, ES256 and RS256 (IANA COSE numbers), which cover every device in
 * use.
 */
const ALGORITHMS = [-8, -7, -257];

/**
 * `preferred` means: a device asks for a fingerprint or a PIN if it can. A security key without a
 * PIN also works, because the member enters a password too. With this value, browsers offer
 * passkeys that sync between devices. A member who loses a phone can therefore still sign in.
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
