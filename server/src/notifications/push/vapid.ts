import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';
import { type Db, serverSecret } from '../../db';

const HALF_A_DAY_S = 12 * 3600;

/**
 * The key pair with which the shop signs requests to push services (P-256). All processes of a
 * database share it.
 */
export type VapidKeys = { publicKey: Buffer; privateKey: Buffer };

export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const secret = await serverSecret(db, 'push');
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'vapid', 32));
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey(), privateKey };
}

/**
 * Returns the header that tells a push service who sends the message (RFC 8292). It is valid for
 * half a day, and only for this service.
 */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + HALF_A_DAY_S,
    sub: `mailto:${contact}`,
  };
  const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey.toString('base64url'),
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
