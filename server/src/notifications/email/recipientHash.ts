import { createHmac } from 'node:crypto';
import { type Db, serverSecret } from '../../db';

/** Who gets mail, as it is counted: equal for equal `email_key`s, and without the server's secret it names nobody. */
export async function recipientHash(db: Db, emailKey: string): Promise<string> {
  const secret = await serverSecret(db, 'recipient');
  return createHmac('sha256', secret).update(emailKey).digest('base64url');
}
