import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Operations whose responses contain a secret: a session's token, or the content of a private link.
 */
const SECRET_READS = ['/session', '/my-bookings', '/my-bookings/export', '/password-links'];
const SMALLEST_BYTES = 1024;

/**
 * Compresses responses of operations that read. Changes and responses with a secret stay
 * uncompressed. Otherwise, an attacker could make a response repeat a guess, and see from the
 * compressed length how similar the guess is to the secret (BREACH). Event streams bypass
 * compression.
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
    // The server rejects compressed request bodies. A small body could have any size after
    // decompression.
    globalDecompression: false,
  });
}
