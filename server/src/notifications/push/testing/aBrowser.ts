import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Acts as a browser that receives push messages: it has keys, and decrypts messages (RFC 8291). */
export function aBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      open.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      // The last byte only marks the end of the message.
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}
