import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCredential, PasskeyProof } from '@mcs-repairs/shared/domain/types/passkey';

/** Parts of the authenticator's answer that a test falsifies. */
type Lies = { origin?: string; type?: string; challenge?: string; flags?: number; count?: number };

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/**
 * A passkey authenticator in software (ES256, attestation `none`), for tests. It follows WebAuthn
 * level 3, sections 6.1 and 6.5, and RFC 9052. The server's code is tested with it, so it does not
 * use the server's library.
 */
export function softPasskey(site: { name: string; origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(20);
  const id = credentialId.toString('base64url');
  let count = 0;

  function authenticatorData(flags: number, said: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(said);
    const name = createHash('sha256').update(site.name).digest();
    return Buffer.concat([name, Buffer.from([flags]), counter, rest]);
  }
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? site.origin,
        crossOrigin: false,
      }),
    );

  return {
    id,
    make({ challenge }: { challenge: string }, lies: Lies = {}): PasskeyCredential {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const { x, y } = publicKey.export({ format: 'jwk' });
      const rest = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)]);
      const flags = lies.flags ?? PRESENT_AND_VERIFIED | HAS_CREDENTIAL;
      const data = authenticatorData(flags, lies.count ?? count, rest);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge }: { challenge: string }, lies: Lies = {}): PasskeyProof {
      count += 1;
      const data = authenticatorData(lies.flags ?? PRESENT_AND_VERIFIED, lies.count ?? count);
      const client = clientData('webauthn.get', challenge, lies);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** Returns a public key in CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
const coseKey = (x = '', y = '') =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** Returns an attestation object in CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(data: Buffer): Buffer {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  return Buffer.concat([head, Buffer.from([0x58, data.length]), data]);
}
