import type { FastifyReply, FastifyRequest } from 'fastify';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { inTransaction } from '../../db';
import { guardsReleases, noteRefused, refuse } from '../../http';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { requireStaff, signedInStaff } from '../../auth';
import { noteTokenUse, tokenOfSecret } from './storedReleaseTokens';

/**
 * Who releases: a staff member (`remote` is null: any remote), or a token for one remote and its
 * paths.
 */
export type Releaser = {
  by: string;
  maker: { token: string } | { staff: string };
  remote: string | null;
  prefixes: readonly string[] | null;
};

/**
 * Returns a text that identifies a staff member or a token. The queue of uploads uses it to let
 * different staff members and tokens take turns.
 */
export const ownerOf = ({ maker }: Pick<Releaser, 'maker'>): string => Object.values(maker).join();

declare module 'fastify' {
  interface FastifyRequest {
    releaser: Releaser | null;
  }
}

const MAKERLESS =
  'The creator of this token may no longer create tokens. Ask an owner for a new one.';
const BEARER = /^Bearer ([\w-]{20,200})$/i;
/** The server stores when a token was last used, at most once per this many milliseconds. */
const NOTE_MS = 60_000;

/**
 * Returns an `onRequest` hook for operations that staff may use, and programs with a token for the
 * remote in the address.
 */
export function requireReleaser(shop: Shop) {
  const staffOnly = requireStaff(shop, 'release');
  return guardsReleases(async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      await staffOnly(request, reply);
      if (reply.sent) return;
      const { id, name: by } = signedInStaff(request).staff;
      request.releaser = { by, maker: { staff: id }, remote: null, prefixes: null };
      return;
    }
    const secret = BEARER.exec(authorization)?.[1];
    const token = secret && (await tokenOfSecret(shop.db, secret));
    if (!token) {
      return refuse(
        reply,
        failure('signed-out', { message: 'This token is unknown or was revoked' }),
      );
    }
    if (!token.makerRole || !may(token.makerRole, 'manage-release-tokens')) {
      noteRefused(request.log, 'right-missing', { token: token.id });
      return refuse(reply, failure('signed-out', { message: MAKERLESS }));
    }
    const { remote } = request.params as { remote?: string };
    if (remote !== undefined && remote !== token.remote) {
      const message = `This token releases ${token.remote}, not ${remote}`;
      return refuse(reply, failure('forbidden', { message }));
    }
    const now = shop.now();
    if (now.getTime() - Date.parse(token.lastUsedAt ?? '1970-01-01') > NOTE_MS)
      await inTransaction(shop.db, (trx) => noteTokenUse(trx, token.id, now));
    const { id, label, prefixes } = token;
    request.releaser = { by: label, maker: { token: id }, remote: token.remote, prefixes };
  }, 'release');
}

/** Returns who releases, on a route with the guard `requireReleaser`. */
export function releaserOf({ releaser }: Pick<FastifyRequest, 'releaser'>): Releaser {
  if (!releaser) throw new Error('This route is not guarded');
  return releaser;
}
