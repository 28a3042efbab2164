import { createHmac } from 'node:crypto';
import { type Db, serverSecret } from '../db';
import { networkOf } from '../http';

/** The sender's network as it is stored: equal for equal networks, and without the server's secret it names none. */
export async function networkKey(db: Db, address: string): Promise<string> {
  const secret = await serverSecret(db, 'network');
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
}
