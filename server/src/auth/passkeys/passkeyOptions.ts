import type { PasskeyCreation, PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import type { SignedIn } from '../staff/storedSessions';
import { CHALLENGE_MS } from './passkeyChallenges';
import type { PasskeySite } from './passkeySite';
import { toDescriptor, type PasskeyRow } from './storedPasskeys';

/**
 * The algorithms EdDSA, ES256 and RS256, which cover every device in use (IANA COSE algorithms).
 */
const ALGORITHMS = [-8, -7, -257];

/**
 * With `preferred`, a device asks for a fingerprint or a PIN if it can. A plain security key is
 * also accepted, because the member enters a password too. Browsers then prefer passkeys that sync
 * between devices, so losing a phone locks nobody out.
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
