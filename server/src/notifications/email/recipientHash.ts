import { createHmac } from 'node:crypto';
import { type Db, serverSecret } from '../../db';

/**
 * Returns a keyed hash of a recipient's `email_key`, for counting emails. Nobody can find the
 * address without the server's secret.
 */
export async function recipientHash(db: Db, emailKey: string): Promise<string> {
  const secret = await serverSecret(db, 'recipient');
  return createHmac('sha256', secret).update(emailKey).digest('base64url');
}
