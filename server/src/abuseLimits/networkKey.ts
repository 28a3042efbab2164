import { createHmac } from 'node:crypto';
import { type Db, serverSecret } from '../db';
import { networkOf } from '../http';

/**
 * Returns a keyed hash of the sender's network, for storage. Without the server's secret it identifies no
 * network.
 */
export async function networkKey(db: Db, address: string): Promise<string> {
  const secret = await serverSecret(db, 'network');
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
}
