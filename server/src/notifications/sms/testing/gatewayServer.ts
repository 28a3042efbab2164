import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
};
type Answer = { status: number; body?: string };

export type GatewayServer = {
  url: string;
  received: Received[];
  /** Sets the response of the server from now on. */
  answerWith(answer: Answer): void;
  close(): Promise<void>;
};

const TAKEN = { status: 200, body: '{"count":1,"response_code":200,"response":"queued"}' };

/** Starts a real HTTP server that stores the requests it receives. */
export async function startGatewayServer(): Promise<GatewayServer> {
  const received: Received[] = [];
  let answer: Answer = TAKEN;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const bytes = Buffer.concat(chunks);
      received.push({ method, path, headers, bytes, body: bytes.toString() });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    answerWith(next) {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
