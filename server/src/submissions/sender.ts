import type { FastifyRequest } from 'fastify';
import { isOwnPage, findSignedIn } from '../staff/requireStaff';
import type { Shop } from '../shop';
import { networkKey } from './networkKey';
import { readProof, type Proof } from './proofOfWork';

/** Who sends something. Null for staff and for the server itself: they are neither limited nor counted. */
export type Sender = { network: string; proof: Proof | null } | null;

/** The sender of a request that any visitor may make. Staff are known by their session and their page's token. */
export async function senderOf(shop: Shop, request: FastifyRequest): Promise<Sender> {
  const signedIn = request.signedIn ?? (await findSignedIn(shop, request));
  if (signedIn && isOwnPage(shop, request)) return null;
  const network = await networkKey(shop.db, request.ip);
  const header = request.headers['x-proof'];
  const proof = typeof header === 'string' ? await readProof(shop, header, network) : null;
  return { network, proof };
}
