import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Traced = { traceId: string; name: string; attributes: Record<string, unknown> };

type Exported = {
  resourceSpans: {
    scopeSpans: {
      spans: {
        traceId: string;
        name: string;
        attributes: { key: string; value: Record<string, unknown> }[];
      }[];
    }[];
  }[];
};

/** Starts a collector of OpenTelemetry traces. It stores all spans that it receives. */
export async function startTraceCollector() {
  const spans: Traced[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    bodies.push(body);
    spans.push(...spansOf(JSON.parse(body) as Exported));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, bodies, close: () => server.close() };
}

const spansOf = ({ resourceSpans }: Exported): Traced[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ traceId, name, attributes }) => ({
      traceId,
      name,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
    }));
