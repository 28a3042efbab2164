import { Buffer } from 'node:buffer';
import http from 'node:http';
import https from 'node:https';

const MOST_AT_ONCE = 16;
const LONGEST_ANSWER = 8 << 20;

/**
 * Returns a restricted `fetch`: only GET, only below `/api/` at `origin`, and without headers of
 * the caller. Code can therefore not claim another visitor's address.
 */
export function guardedFetch(origin: () => string): typeof fetch {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE }),
  };
  const { Response } = globalThis;

  const ask = (url: URL, signal: AbortSignal | undefined): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http;
      const agent = agents[url.protocol as keyof typeof agents];
      const asked = request(url, { agent, headers: { accept: 'application/json' } });
      const stop = () => asked.destroy(new Error('The request was ended'));
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      const fail = (error: Error) => {
        signal?.removeEventListener('abort', stop);
        reject(new TypeError(`fetch failed: ${error.message}`));
      };
      asked.on('error', fail);
      asked.on('response', (answer) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on('error', fail);
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > LONGEST_ANSWER) asked.destroy(new Error('The answer is too long'));
          parts.push(part);
        });
        answer.on('end', () => {
          signal?.removeEventListener('abort', stop);
          const { statusCode: status = 500, headers } = answer;
          const told = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' ? [[name, value]] : [],
          );
          const isEmpty = status === 204 || status === 304;
          resolve(new Response(isEmpty ? null : Buffer.concat(parts), { status, headers: told }));
        });
      });
      asked.end();
    });

  return async (input, init) => {
    const url = new URL(input instanceof URL ? input.href : String(input));
    const method = String(init?.method ?? 'GET');
    if (url.origin !== origin() || !url.pathname.startsWith('/api/') || method !== 'GET')
      throw new TypeError('Code that renders may only send GET requests to the API of this site');
    return ask(url, init?.signal ?? undefined);
  };
}
