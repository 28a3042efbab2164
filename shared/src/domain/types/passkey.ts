import * as z from 'zod/mini';
import { requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

/** The maximum number of passkeys of one account. */
export const MOST_PASSKEYS = 10;

/** Bytes in the JSON form of WebAuthn, which is base64url without padding. */
const bytes = (max: number) => textAsTyped({ min: 1, max, pattern: /^[\w-]+$/ });

/**
 * The id of a passkey. It has at most 1,023 bytes, which are fewer than 1,400 characters in
 * base64url.
 */
const credentialId = bytes(1400);
const type = z.literal('public-key');

/** The transports by which a browser can reach a passkey, such as USB. Unknown ones are removed. */
const transports = z.catch(
  z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
  [],
);
const descriptor = z.object({ id: credentialId, type, transports });

/**
 * The options for creating a passkey in a browser (WebAuthn level 3,
 * `PublicKeyCredentialCreationOptionsJSON`). They can be used once, within five minutes.
 */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

const passkeyName = requiredText('Please give the passkey a name', 60);

/** A passkey that a browser has just created (`RegistrationResponseJSON`). */
export const passkeyCredentialSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports,
  }),
});
export type PasskeyCredential = z.infer<typeof passkeyCredentialSchema>;

/** The name of a new passkey. The staff member enters it before the browser creates the passkey. */
export const passkeyNameSchema = z.object({ name: passkeyName });

/** The body of `POST /api/session/passkeys`, which adds a passkey. */
export const newPasskeySchema = z.object({
  name: passkeyName,
  credential: passkeyCredentialSchema,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/**
 * The options for signing in with a passkey (`PublicKeyCredentialRequestOptionsJSON`). They can be
 * used once, within five minutes.
 */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** The answer of a passkey to a challenge, with its signature (`AuthenticationResponseJSON`). */
export const passkeyProofSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** A passkey of the signed-in staff member. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  /** When the passkey was last used. Null if never. */
  lastUsedAt: z.nullable(instantSchema),
  /**
   * True if the passkey was created at another address of the site. It then does not work at this
   * address.
   */
  elsewhere: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;
