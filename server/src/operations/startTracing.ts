import { createRequire } from 'node:module';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import { loggedPath } from '../http';
import { traceParent } from '../runtime';

export type Tracing = {
  /** Adds traces of all requests to an app. Call it before the app gets its routes. */
  trace(app: FastifyInstance): Promise<void>;
};

/**
 * How many milliseconds a process that stops waits until the collector has received the last
 * traces.
 */
const LAST_EXPORT_MS = 2000;
/**
 * If the collector of traces does not respond, the server logs at most one line about it in this
 * many milliseconds.
 */
const COMPLAINT_MS = 60_000;

/**
 * The attributes of traces that the server sends to the collector. All others are removed, because
 * they may contain personal data, such as searches, networks and error messages.
 */
const KEPT = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'url.scheme',
  'error.type',
  'db.system.name',
  'db.namespace',
  'db.query.text',
  'fastify.type',
  'page.remote',
  'page.version',
  'page.lcp_ms',
  'page.inp_ms',
  'page.cls',
]);

/**
 * Starts to send traces of requests, pages and database statements to an OpenTelemetry collector.
 * Null if the settings name no collector. OpenTelemetry's own variables also apply, such as
 * `OTEL_SERVICE_NAME` and `OTEL_TRACES_SAMPLER`.
 */
export async function startTracing(endpoint: string | undefined): Promise<Tracing | null> {
  if (endpoint === undefined) return null;
  // The tracing libraries read this variable when they are loaded. It sets the names of attributes.
  process.env.OTEL_SEMCONV_STABILITY_OPT_IN ??= 'http,database';
  const { diag, DiagLogLevel } = await import('@opentelemetry/api');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { registerInstrumentations } = await import('@opentelemetry/instrumentation');
  const { HttpInstrumentation } = await import('@opentelemetry/instrumentation-http');
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const { defaultResource, resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');

  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const name = process.env.OTEL_SERVICE_NAME ?? 'repair-shop';
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [new BatchSpanProcessor(withoutPersonalData(exporter))],
  });
  provider.register();
  const fastify = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
  });
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation(),
      new PgInstrumentation({ requireParentSpan: true }),
      fastify,
    ],
  });
  // The tracing libraries can only trace modules that `require` loads. The server loads these two
  // modules with `import`, so `require` must load them first.
  const require = createRequire(import.meta.url);
  for (const patched of ['node:http', 'pg']) require(patched);

  return {
    async trace(app) {
      let complainedAt = 0;
      const complain = () => {
        if (Date.now() - complainedAt < COMPLAINT_MS) return;
        complainedAt = Date.now();
        app.log.warn({ event: 'traces-lost' }, `The collector at ${endpoint} does not respond`);
      };
      const silent = () => undefined;
      const logger = {
        error: complain,
        warn: silent,
        info: silent,
        debug: silent,
        verbose: silent,
      };
      diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
      await app.register(fastify.plugin());
      app.addHook('onSend', async (_request, reply) => {
        const parent = traceParent();
        if (parent && String(reply.getHeader('content-type')).startsWith('text/html')) {
          reply.header('server-timing', `traceparent;desc="${parent}"`);
        }
      });
      app.addHook('onClose', async () => {
        const waited = new Promise((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
        await Promise.race([provider.shutdown().catch(silent), waited]);
      });
    },
  };
}

/**
 * Returns an exporter of traces that sends only the attributes in `KEPT`, and removes secrets from
 * paths as the log does.
 */
export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  const cleaned = (span: ReadableSpan): ReadableSpan => {
    const path = span.attributes['url.path'];
    const attributes: Attributes = {
      ...Object.fromEntries(Object.entries(span.attributes).filter(([key]) => KEPT.has(key))),
      ...(typeof path === 'string' && { 'url.path': loggedPath(path) }),
    };
    return Object.create(span, {
      attributes: { value: attributes },
      events: { value: [] },
      status: { value: { code: span.status.code } },
    });
  };
  return {
    export: (spans, done) => exporter.export(spans.map(cleaned), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
