import type { FastifyRequest } from 'fastify';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import { isOwnPage, staffWith } from '../auth';
import type { Shop } from './shop';
import { networkKey } from './networkKey';
import { readProof, type Proof } from './proofOfWork';

/**
 * The sender of a submission. Null for staff and for the server itself: they have no limits, and
 * their submissions are not counted.
 */
export type Sender = { network: string; proof: Proof | null } | null;

/**
 * Returns the sender of a request. Null if the request comes from staff: the session has `right`,
 * and the request contains the token that only pages of this site know.
 */
export async function senderOf(shop: Shop, request: FastifyRequest, right: Right): Promise<Sender> {
  const signedIn = await staffWith(shop, request, right);
  if (signedIn && isOwnPage(shop, request)) return null;
  const network = await networkKey(shop.db, request.ip);
  const header = request.headers['x-proof'];
  const proof = typeof header === 'string' ? await readProof(shop, header, network) : null;
  return { network, proof };
}
