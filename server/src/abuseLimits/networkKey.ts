import { createHmac } from 'node:crypto';
import { type Db, serverSecret } from '../db';
import { networkOf } from '../http';

/**
 * Returns a keyed hash of the sender's network, for storage. Nobody can derive the network from the
 * hash without the server's secret.
 */
export async function networkKey(db: Db, address: string): Promise<string> {
  const secret = await serverSecret(db, 'network');
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
}
