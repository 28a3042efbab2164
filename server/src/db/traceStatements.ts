import { SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** Adds a span for a statement that ran. `instrumentation-pg` adds the spans of PostgreSQL. */
export function traceStatements({ query, queryDurationMillis }: LogEvent): void {
  const tracer = trace.getTracer('sqlite');
  const attributes = { 'db.system.name': 'sqlite', 'db.query.text': query.sql };
  const end = performance.timeOrigin + performance.now();
  const startTime = end - queryDurationMillis;
  tracer.startSpan('sqlite', { kind: SpanKind.CLIENT, startTime, attributes }).end(end);
}
