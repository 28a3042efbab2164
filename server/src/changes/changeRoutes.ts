import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Listener } from '../db';
import { failures, refuse, type Routes } from '../http';
import { failure } from '../runtime';
import { requireStaff, type SignedIn, signedInStaff } from '../auth';
import { isTopic, RIGHT_OF_TOPIC } from './topics';
import type { Shop } from './shop';

/**
 * Each event stream sends something at this interval, in milliseconds. Proxies close connections
 * that send nothing for long.
 */
const HEARTBEAT_MS = 20_000;
/**
 * A client that is this many bytes behind is disconnected. It then connects again and requests the
 * events that it missed.
 */
const LARGEST_BACKLOG = 1 << 20;

const EVENT_STREAM = { content: { 'text/event-stream': { schema: z.string() } } };
const TOO_MANY = failure('too-many-requests', {
  message: 'Live changes are open in too many windows of this account. Please close one of them.',
  retryAfterSeconds: 30,
});

const numberSchema = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31)));

export const eventRoutes: Routes<Shop> = (api, shop, limit) => {
  api.get(
    '/events',
    {
      // Without this option, Fastify would add a route for HEAD requests. The response to such a
      // request would never end.
      exposeHeadRoute: false,
      onRequest: requireStaff(shop, 'follow-changes'),
      config: limit(120),
      schema: {
        operationId: 'followChanges',
        tags: ['events'],
        summary: 'Numbered changes as server-sent events, from Last-Event-ID or `after` on (staff)',
        querystring: z.object({ after: numberSchema }),
        headers: z.object({ 'last-event-id': z.catch(numberSchema, undefined) }),
        response: { 200: EVENT_STREAM, ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const since = request.headers['last-event-id'] ?? request.query.after ?? null;
      const stream = reply.raw;
      // The response begins only with the first event. Until then, the server can still send an
      // error status, for example if there are too many streams.
      const head = () => {
        reply.hijack();
        stream.writeHead(200, {
          ...(reply.getHeaders() as OutgoingHttpHeaders),
          'content-type': 'text/event-stream; charset=utf-8',
          // The client cannot use the connection for another request. With this header, a server
          // that stops need not wait for the client.
          connection: 'close',
          'x-accel-buffering': 'no',
        });
      };
      const { sessionId, staff } = signedInStaff(request);
      // The listener is added before the first `await`. Otherwise, a client that disconnects during
      // the wait would count as connected forever.
      const gone = new AbortController();
      const owner = { sessionId, staffId: staff.id, role: staff.role };
      const free = shop.streams.join(owner, () => (reply.sent ? stream.end() : gone.abort()));
      if (!free) return refuse(reply, TOO_MANY);
      stream.once('close', () => {
        free();
        gone.abort();
      });
      if (stream.destroyed) {
        free();
        gone.abort();
      }
      const joined = await shop.changes.follow(listenerOf(stream, head, staff), since, gone.signal);
      if (joined === 'full') {
        return refuse(reply, failure('unavailable', { retryAfterSeconds: 10 }));
      }
      // The session ended or the client disconnected before the first event.
      if (joined === 'gone') return refuse(reply, failure('signed-out'));
      const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
      gone.signal.addEventListener('abort', () => clearInterval(heartbeat));
    },
  );
};

function listenerOf(
  stream: ServerResponse,
  head: () => void,
  { id: staffId, role }: SignedIn['staff'],
): Listener {
  const hears = ({ topic, subjectId }: { topic: string; subjectId: string }) =>
    isTopic(topic) &&
    may(role, RIGHT_OF_TOPIC[topic]) &&
    (topic !== 'alerts' || subjectId === staffId);
  const write = (name: string, id: number, data: unknown) =>
    stream.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    begin(after, reset) {
      head();
      if (reset) write('reset', after, {});
      write('ready', after, {});
    },
    send(events) {
      for (const { number, topic, subjectId } of events.filter(hears)) {
        write('change', number, { topic, id: subjectId });
      }
      if (stream.writableLength > LARGEST_BACKLOG) stream.destroy();
    },
    end: () => stream.end(),
  };
}
