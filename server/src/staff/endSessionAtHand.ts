import type { FastifyRequest } from 'fastify';
import type { Shop } from '../shop';
import { findSignedIn } from './requireStaff';
import { signOut } from './signIn';

/** Ends the session that a browser has when another begins in it. */
export async function endSessionAtHand(shop: Shop, request: FastifyRequest): Promise<void> {
  const before = await findSignedIn(shop, request);
  if (before) await signOut(shop, before.staff.id, before.sessionId);
}
