import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Limit } from './limits';

/** The part of the server under `/api`, whose routes take their types from the schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A resource's routes, and what they need of the shop; `limit` gives a route its limit of requests a minute from one address. */
export type Routes<Shop> = (api: Api, shop: Shop, limit: Limit) => void;
