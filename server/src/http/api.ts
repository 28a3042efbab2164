import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Limit } from './limits';

/** The server's part under `/api`; its routes derive their types from schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A resource's routes with their dependencies; `limit` sets a route's limit of requests a minute for one network. */
export type Routes<Shop> = (api: Api, shop: Shop, limit: Limit) => void;
