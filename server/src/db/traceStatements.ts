import { SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/**
 * Adds a trace span for a statement that ran on SQLite. `instrumentation-pg` adds the spans for
 * PostgreSQL.
 */
export function traceStatements({ query, queryDurationMillis }: LogEvent): void {
  const tracer = trace.getTracer('sqlite');
  const attributes = { 'db.system.name': 'sqlite', 'db.query.text': query.sql };
  const end = performance.timeOrigin + performance.now();
  const startTime = end - queryDurationMillis;
  tracer.startSpan('sqlite', { kind: SpanKind.CLIENT, startTime, attributes }).end(end);
}
