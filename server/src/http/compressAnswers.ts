import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Reads whose answers hold a secret: the token of a session, and what a private link shows. */
const SECRET_READS = ['/session', '/my-bookings', '/my-bookings/export', '/password-links'];
const SMALLEST_BYTES = 1024;

/**
 * Compresses what the API reads out. Answers to changes and reads that hold a secret stay as they are: the length of what is
 * compressed tells how much of a guess, reflected in the same answer, is like the secret (BREACH). Streams of events are
 * written past it.
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
    // Bodies that are sent to us come as they are: one that unfolds could be of any size.
    globalDecompression: false,
  });
}
