import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';

// Unless `startTracing` was called, the functions of @opentelemetry/api do nothing.
const tracer = () => trace.getTracer('repair-shop');

/** Runs the work in a span of a trace, below the span of the current request. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds a span without a duration to the trace that a browser named (`traceParent`). */
export function addSpan(
  name: string,
  traceparent: string,
  attributes: Record<string, string | number | undefined>,
): void {
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  tracer().startSpan(name, { attributes }, parent).end();
}

/** Returns the fields with which a log line names the trace of the current request. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Returns the current trace in the form of the W3C header `traceparent`. */
export function traceParent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}
