import * as z from 'zod/mini';
import { requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

/** The largest number of passkeys of one account. */
export const MOST_PASSKEYS = 10;

/** Bytes as WebAuthn encodes them in JSON: base64url without padding. */
const bytes = (max: number) => textAsTyped({ min: 1, max, pattern: /^[\w-]+$/ });

/** A credential's id has at most 1,023 bytes. */
const credentialId = bytes(1400);
const type = z.literal('public-key');

/** How a browser reaches a credential. Unknown kinds are removed. */
const transports = z.catch(
  z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
  [],
);
const descriptor = z.object({ id: credentialId, type, transports });

/**
 * The options with which a browser creates a passkey (WebAuthn level 3,
 * `PublicKeyCredentialCreationOptionsJSON`). They are valid once, for five minutes.
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

/** The passkey that a browser created (`RegistrationResponseJSON`). */
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

/** The name that a member enters before the browser creates the passkey. */
export const passkeyNameSchema = z.object({ name: passkeyName });

/** Body of `POST /api/session/passkeys`. */
export const newPasskeySchema = z.object({
  name: passkeyName,
  credential: passkeyCredentialSchema,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/**
 * The options with which a browser requests a passkey (`PublicKeyCredentialRequestOptionsJSON`).
 * They are valid once, for five minutes.
 */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** The answer of a passkey (`AuthenticationResponseJSON`). */
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

/** One of the member's own passkeys. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  /** When the passkey was last used. Null if it never was. */
  lastUsedAt: z.nullable(instantSchema),
  /**
   * True if the passkey was created at another address of the site, so that it does not work at
   * this address.
   */
  elsewhere: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;
