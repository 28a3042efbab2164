import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The maximum size of a push message in bytes, which every browser accepts. */
const RECORD_BYTES = 4096;

export type BrowserKeys = { publicKey: Buffer; auth: Buffer };

/** The random values of one message. Tests pass the values from the example in the standard. */
export type Once = { privateKey: Buffer; salt: Buffer };

const draw = (): Once => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { privateKey: curve.getPrivateKey(), salt: randomBytes(16) };
};

/**
 * Encrypts a push message for one browser. Returns the body of the request to the push service (RFC
 * 8291, `aes128gcm` of RFC 8188).
 * @throws for invalid keys.
 */
export function sealPush(
  text: string,
  { publicKey, auth }: BrowserKeys,
  once = draw(),
): Uint8Array<ArrayBuffer> {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(once.privateKey);
  const own = curve.getPublicKey();
  const shared = curve.computeSecret(publicKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, once.salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sealed = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(own.length, 4);
  return new Uint8Array(Buffer.concat([once.salt, size, own, ...sealed, cipher.getAuthTag()]));
}
