import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpSettings, readCookie, writeCookie } from '../../http';

type Config = Pick<HttpSettings, 'publicUrl'>;
import { hashOf, isSameSecret } from '../../db';

const HOUR = 60 * 60_000;
/** A session ends after this many milliseconds without a request from its browser. */
export const IDLE_MS = 12 * HOUR;
/** A session ends at the latest after this many milliseconds. */
export const ABSOLUTE_MS = 7 * 24 * HOUR;
const DEVICE_MS = 365 * 24 * HOUR;

const isSecure = ({ publicUrl }: Config) => publicUrl?.startsWith('https:') ?? false;

/**
 * Returns a cookie's full name. The prefix `__Host-` binds the cookie to this exact host and to
 * HTTPS.
 */
export const cookieName = (config: Config, name: string) =>
  isSecure(config) ? `__Host-${name}` : name;

export const sessionToken = (config: Config, request: FastifyRequest): string | undefined =>
  readCookie(request, cookieName(config, 'session'));

export const deviceToken = (config: Config, request: FastifyRequest): string | undefined =>
  readCookie(request, cookieName(config, 'device'));

export function setCookie(
  config: Config,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAgeMs: number,
): void {
  writeCookie(reply, cookieName(config, name), value, { maxAgeMs, secure: isSecure(config) });
}

export const setSessionCookie = (config: Config, reply: FastifyReply, token: string) =>
  setCookie(config, reply, 'session', token, ABSOLUTE_MS);

export const setDeviceCookie = (config: Config, reply: FastifyReply, token: string) =>
  setCookie(config, reply, 'device', token, DEVICE_MS);

export const clearSessionCookie = (config: Config, reply: FastifyReply) =>
  setCookie(config, reply, 'session', '', 0);

/**
 * Returns the token that a page must send with every change. The token is derived from the
 * session's secret, which scripts cannot read.
 */
export const csrfTokenOf = (token: string): string => hashOf(`csrf ${token}`);

export const isCsrfToken = (given: unknown, token: string): boolean =>
  typeof given === 'string' && isSameSecret(given, csrfTokenOf(token));

/** Returns a short name of the session's browser and system, for the list of sessions. */
export function deviceName(userAgent = ''): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)/.exec(userAgent)?.[1] ?? 'Browser';
  const system = /(Windows|Android|iPhone|iPad|Mac OS|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac' };
  const parts = [browser, system].filter((part) => part !== undefined);
  return parts.map((part) => names[part] ?? part).join(' on ');
}
