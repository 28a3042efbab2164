import { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { chooseEncoding, encodedBody, serve, type Routes } from '../../http';
import { keptAvailability } from './keptAvailability';
import type { Shop } from '../shop';

export const availabilityRoutes: Routes<Shop> = (api, shop, limit) => {
  const kept = keptAvailability(shop);
  // The cached response is already converted to JSON and compressed, so Fastify must not compress
  // it again.
  const around = { config: limit(600), compress: false } as const;

  serve(api, readAvailability, around, async ({ query }, { headers }, reply) => {
    const bodies = await kept(query);
    const encoding = chooseEncoding(headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.headers({ 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' });
    return reply.send(encodedBody(bodies, encoding) as never);
  });
};
