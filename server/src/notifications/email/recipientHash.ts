import { createHmac } from 'node:crypto';
import { type Db, serverSecret } from '../../db';

/**
 * Returns a keyed hash of an email address (`email_key`), under which emails to it are counted.
 * Nobody can find the address without the server's secret.
 */
export async function recipientHash(db: Db, emailKey: string): Promise<string> {
  const secret = await serverSecret(db, 'recipient');
  return createHmac('sha256', secret).update(emailKey).digest('base64url');
}
