import { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import {
  type Api,
  compressAnswers,
  describeApi,
  keepDocument,
  limits,
  ownOrigins,
  parseJson,
  refuseCrossSite,
  type Routes,
  SAFE_METHODS,
} from './http';
import { authRoutes } from './auth';
import { bookingsRoutes } from './bookings';
import { catalogueRoutes } from './catalogue';
import { eventRoutes } from './changes';
import { communityRoutes } from './community';
import { contentRoutes } from './content';
import { customerRoutes } from './customers';
import { inquiriesRoutes } from './inquiries';
import { notificationsRoutes } from './notifications';
import { guideRoutes } from './operations';
import { photoRoutes } from './photos';
import { releasesRoutes } from './releases';
import { reportsRoutes } from './reports';
import type { Shop } from './shop';

const ROUTES: readonly Routes<Shop>[] = [
  ...bookingsRoutes,
  ...authRoutes,
  eventRoutes,
  ...communityRoutes,
  ...inquiriesRoutes,
  photoRoutes,
  ...reportsRoutes,
  customerRoutes,
  ...notificationsRoutes,
  ...releasesRoutes,
  contentRoutes,
  catalogueRoutes,
  guideRoutes,
];

/** Registers all operations of the API, and the hooks that all operations share. */
export async function registerApi(api: FastifyInstance, shop: Shop): Promise<void> {
  const { config } = shop;
  await compressAnswers(api);
  parseJson(api);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.decorateRequest('signedIn', null);
  // A request may have ended a session. This hook then ends the event streams of the session.
  api.addHook('onResponse', async ({ method }) => {
    if (!SAFE_METHODS.has(method)) shop.streams.check();
  });
  refuseCrossSite(api, ownOrigins(api, config.publicUrl));
  await describeApi(api, config);
  for (const routes of ROUTES) routes(api as Api, shop, limits(config));
  keepDocument(api, '/openapi.json', {
    type: 'application/json; charset=utf-8',
    make: () => JSON.stringify(api.swagger()),
  });
}
