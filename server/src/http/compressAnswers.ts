import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Paths of operations whose responses contain a secret: the token of a session, or the content
 * behind a private link.
 */
const SECRET_READS = ['/session', '/my-bookings', '/my-bookings/export', '/password-links'];
const SMALLEST_BYTES = 1024;

/**
 * Compresses the responses of operations that read data. Responses to changes and responses with a
 * secret are not compressed. Otherwise, an attacker could make a response repeat a guess, and the
 * compressed length would show how similar the guess is to the secret (BREACH attack). Event
 * streams are not compressed either.
 */
export async function compressAnswers(api: FastifyInstance): Promise<void> {
  api.addHook('onRoute', (route) => {
    const path = route.url.slice(route.prefix.length);
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    if (!isRead || SECRET_READS.includes(path)) route.compress = false;
  });
  await api.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST_BYTES,
    // The server rejects compressed requests, because a small one could become very large after
    // decompression.
    globalDecompression: false,
  });
}
