import { Agent, request } from 'node:http';
import type { FuzzRequest } from './drawRequest';

export type FuzzAnswer = {
  status: number;
  type: string;
  text: string;
  ms: number;
  /** Why the client received no response. */
  problem?: 'hang' | 'reset';
};

const HANG_MS = 8000;
/** A stream of events never ends, so the fuzzer uses only its beginning as the response. */
const ENDLESS = 'text/event-stream';
const LONGEST_TEXT = 1 << 20;

export function createSender(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(url);
  const send = ({ method, target, headers, body }: FuzzRequest): Promise<FuzzAnswer> =>
    new Promise((resolve) => {
      const began = performance.now();
      const ms = () => Math.round(performance.now() - began);
      const none = { status: 0, type: '', text: '' };
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path: target,
          headers: {
            ...headers,
            ...(body?.contentType !== undefined && { 'content-type': body.contentType }),
            ...(body && { 'content-length': Buffer.byteLength(body.text) }),
          },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          const type = response.headers['content-type'] ?? '';
          const chunks: Buffer[] = [];
          let size = 0;
          const finish = () => {
            clearTimeout(timer);
            resolve({ status, type, text: Buffer.concat(chunks).toString('utf8'), ms: ms() });
          };
          if (type.startsWith(ENDLESS)) {
            response.destroy();
            return finish();
          }
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size < LONGEST_TEXT) chunks.push(chunk);
          });
          response.on('end', finish);
          response.on('error', finish);
        },
      );
      const timer = setTimeout(() => {
        sent.destroy();
        resolve({ ...none, ms: ms(), problem: 'hang' });
      }, HANG_MS);
      sent.on('error', () => {
        clearTimeout(timer);
        resolve({ ...none, ms: ms(), problem: 'reset' });
      });
      sent.end(body?.text);
    });
  return { send, close: () => agent.destroy() };
}
