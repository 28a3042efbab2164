import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns the cookie with this exact name. The site's own cookies are base64url, so their values
 * need no decoding.
 */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const wanted = `${name}=`;
  const found = (request.headers.cookie ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(wanted));
  return found?.slice(wanted.length) || undefined;
}

/**
 * Sets a cookie that scripts cannot read and that other sites do not send. An age of 0 deletes the
 * cookie.
 */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeMs, secure }: { maxAgeMs: number; secure: boolean },
): void {
  const maxAge = `Max-Age=${Math.floor(maxAgeMs / 1000)}`;
  const parts = [`${name}=${value}`, maxAge, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  // Fastify adds this set-cookie header to earlier ones and does not replace them.
  reply.header('set-cookie', parts.join('; '));
}
