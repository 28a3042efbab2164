import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Limit } from './limits';

/** The type of the server's routes under `/api`. Fastify derives their types from schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Registers the routes of a resource with their dependencies. `limit` sets how many requests one
 * network may send to a route in a minute.
 */
export type Routes<Shop> = (api: Api, shop: Shop, limit: Limit) => void;
