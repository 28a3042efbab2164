import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, isSameSecret, newSecret, serverSecret } from '../db';
import { hasLiked } from './storedLikes';
import { readCookie } from '../http';
import { cookieName, setCookie } from '../auth';
import type { Shop } from './shop';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const LONGEST = 200;

/**
 * Returns the hash of the random cookie by which one browser can like each thread once. The cookie
 * does not identify a person. Empty if the browser has no cookie from this site.
 */
export async function knownBrowser(shop: Shop, request: FastifyRequest): Promise<string> {
  const cookie = readCookie(request, cookieName(shop.config, 'browser'));
  if (!cookie || cookie.length > LONGEST) return '';
  const [secret = '', mark] = cookie.split('.');
  const hash = hashOf(secret);
  if (mark !== undefined) return isSameSecret(mark, await markOf(shop, secret)) ? hash : '';
  // Cookies of earlier releases have no signature. They count if a like was stored with them.
  return (await hasLiked(shop.db, hash)) ? hash : '';
}

/** Sets a cookie by which the server recognises this browser in its next requests. */
export async function giveBrowserCookie(shop: Shop, reply: FastifyReply): Promise<void> {
  const secret = newSecret();
  const cookie = `${secret}.${await markOf(shop, secret)}`;
  setCookie(shop.config, reply, 'browser', cookie, YEAR_MS);
}

async function markOf(shop: Shop, secret: string): Promise<string> {
  const key = await serverSecret(shop.db, 'browser-cookie');
  return createHmac('sha256', key).update(secret).digest('base64url');
}
