import { SAFE_METHODS } from './crossSite';
import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { HttpSettings } from './httpSettings';
import { apiSchemas } from './apiSchemas';
import { rightOf, takesReleaseToken } from './guards';
import { nameComponents, nameRefusals, type Document } from './nameComponents';

const DESCRIPTION = `What the shop's own pages use, open to whoever scripts against it.

Every refusal has one shape: \`code\` tells reasons apart, \`message\` is written for people, \`fields\` names what to mend, and \`requestId\` is in the log.
Submissions take an \`Idempotency-Key\`: the same key with the same body is stored once, with another body it is refused.
Staff sign in at \`POST /api/session\`; what they change also needs that answer's token as \`x-csrf-token\`.`;

const TAGS = {
  bookings: 'Appointments and requests for a repair',
  availability: 'Days and times that can be booked',
  'my booking': 'Operations with the secret of a private link',
  community: 'Threads, replies and likes of the forum',
  requests: "Enquiries and businesses' requests for a quote",
  quotes: 'Estimates',
  photos: 'Photos of the damage',
  content: 'What every page shows about the shop',
  catalogue: 'Goods for sale',
  customers: 'Customers, identified by phone number',
  today: 'Lists and counts of the work of the day',
  guide: 'The first-run guide of a new shop, and its sample data',
  staff: 'Sessions and accounts of staff',
  events: 'Live changes for staff',
  releases: 'Versions of the site’s areas: store, verify, activate and roll back',
};

const SECURITY_SCHEMES = {
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by `POST /api/session`; under HTTPS its name begins with `__Host-`.',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description: '`csrfToken` of `GET /api/session`: for every change that staff make.',
  },
  bookingLink: {
    type: 'apiKey',
    in: 'header',
    name: 'x-booking-token',
    description: 'The secret of the private link to one booking.',
  },
  releaseToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Made by staff for one remote and its paths: `POST /api/release-tokens`.',
  },
} as const;

const NO_BODY = 'Success, without a body';
const DESCRIPTIONS: Record<string, string> = {
  200: 'Done',
  201: 'Stored',
  202: 'Accepted. The response is the same whether or not a record was found',
  204: NO_BODY,
  400: 'The request could not be read',
  401: 'Not signed in, or the session has ended',
  403: 'The request comes from another site, has no page token, or is not allowed',
  404: 'Not found, or not visible to the caller',
  409: 'The record has changed, or another request was first',
  413: 'Larger than is taken',
  414: 'The address is too long',
  415: 'The content type is not accepted',
  422: 'The input is not valid: `fields` names the errors',
  423: 'Locked',
  429: 'Too many requests: `Retry-After` says how long to wait',
  500: 'An error of the server, in the log under `requestId`',
  503: 'Temporarily unavailable: `Retry-After` says when to try again',
};

/**
 * Returns the credentials that a request needs, for the API description. They come from the route's
 * guards, so the description always matches what the server checks.
 */
function securityOf(method: string, route: RouteOptions, headers: unknown) {
  if (rightOf(route)) {
    const isChange = !SAFE_METHODS.has(method);
    const bySession = { staffSession: [], ...(isChange && { csrfToken: [] }) };
    return takesReleaseToken(route) ? [{ releaseToken: [] }, bySession] : [bySession];
  }
  const named = (headers as { properties?: object } | undefined)?.properties ?? {};
  return 'x-booking-token' in named ? [{ bookingLink: [] }] : [];
}

/**
 * Returns a sentence for the description of an operation about the staff right that it requires
 * (`shared/domain/rules/rights`). Empty for operations that visitors may use.
 */
function rightNamed(route: RouteOptions) {
  const right = rightOf(route);
  return right === null ? {} : { 'x-right': right };
}

/**
 * Returns the API description of one response. If the response has a body, the description contains
 * the schema of the body.
 */
function answerOf(status: string, described: object) {
  const description = DESCRIPTIONS[status] ?? 'An answer';
  if ('content' in described) return { description, ...described };
  if ('type' in described && described.type === 'null') return { description, type: 'null' };
  return { description, content: { 'application/json': { schema: described } } };
}

/**
 * Describes the API from its routes: operations with ids, tags and security, and schemas as named
 * components.
 */
export async function describeApi(
  api: FastifyInstance,
  { publicUrl, shop }: Pick<HttpSettings, 'publicUrl'> & { shop: ShopProfile },
): Promise<void> {
  const describe = createJsonSchemaTransform({ schemaRegistry: apiSchemas });
  const describeAll = createJsonSchemaTransformObject({ schemaRegistry: apiSchemas });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shop.name} API`,
        version: '1.0.0',
        description: DESCRIPTION,
        contact: { name: shop.name, email: shop.email },
        license: { name: 'MIT', identifier: 'MIT' } as never,
      },
      servers: [{ url: publicUrl ?? '/', description: 'This site' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: (document) => {
      const { schema, url } = describe(document);
      const { route } = document;
      if (schema.hide) return { schema, url };
      const response: Record<string, object> = {};
      for (const [status, described] of Object.entries(schema.response ?? {})) {
        response[status] = answerOf(status, described as object);
      }
      return {
        url,
        schema: {
          ...schema,
          description: schema.description ?? `${String(schema.summary)}.`,
          response,
          security: securityOf(String(route.method), route, schema.headers),
          ...rightNamed(route),
        },
      };
    },
    transformObject: (document) =>
      nameComponents(nameRefusals(describeAll(document) as unknown as Document)) as never,
  });
}
