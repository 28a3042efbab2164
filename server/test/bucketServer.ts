import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const KEY = { id: 'AKIATESTKEY', secret: 'a/secret+with=signs' };
const REGION = 'eu-test-1';
/**
 * How many files one response of a list contains. The number is small, so that the tests need
 * several responses.
 */
const PAGE = 50;

type Stored = { content: Buffer; at: Date };
/** How the next requests fail. */
export type Fault =
  | 'hangs'
  | 'closes'
  | 'slow body'
  | 'short body'
  | 'damaged upload'
  | 'lost response'
  | 'ignores conditions'
  | 'refuses writes'
  | { status: number; code: string };

/**
 * Starts a small S3 server with one bucket in memory. It checks the signature of every request with
 * its own code, so the tests do not depend on the code of the server.
 */
export async function startBucket() {
  const stored = new Map<string, Stored>();
  const asked: string[] = [];
  const state: { fault: Fault | null; times: number; only: string } = {
    ...{ fault: null, times: Infinity, only: '' },
  };

  const server = http.createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: http.IncomingMessage, response: http.ServerResponse) {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://x');
    const line = `${method} ${decodeURIComponent(pathname)}`;
    asked.push(line);
    const isSpared =
      ['lost response', 'refuses writes'].includes(String(state.fault)) && method !== 'PUT';
    const isMeant = state.times > 0 && line.includes(state.only);
    const fault = isMeant && !isSpared ? state.fault : null;
    if (fault) state.times -= 1;
    if (fault === 'hangs') return;
    if (fault === 'closes') return void request.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (fault === 'damaged upload' && body.length > 0) body.writeUInt8((body.at(0) ?? 0) ^ 1);
    const refuse = (status: number, code: string) => {
      const text = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(method === 'HEAD' ? undefined : text);
    };
    if (fault && typeof fault === 'object') return refuse(fault.status, fault.code);
    if (fault === 'refuses writes') return refuse(507, 'NoSpace');
    const refusal = refusedSignature(request, KEY.secret);
    if (refusal) return refuse(403, refusal);
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    if (bucket !== 'shop-files') return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    const found = stored.get(key);
    const etag = ({ content }: Stored) => `"${createHash('md5').update(content).digest('hex')}"`;
    if (method === 'PUT') {
      const { 'if-none-match': none, 'if-match': match, 'content-md5': md5 } = request.headers;
      const isBound = fault !== 'ignores conditions';
      if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64'))
        return refuse(400, 'BadDigest');
      if (isBound && match !== undefined && !found) return refuse(404, 'NoSuchKey');
      if (isBound && found && (none === '*' || (match !== undefined && match !== etag(found))))
        return refuse(412, 'PreconditionFailed');
      const next = { content: body, at: new Date() };
      stored.set(key, next);
      if (fault === 'lost response') return void response.destroy();
      return void response.writeHead(200, { etag: etag(next) }).end();
    }
    if (method === 'DELETE') {
      stored.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' });
      return void response.end(listing(stored, searchParams));
    }
    if (!found) return refuse(404, 'NoSuchKey');
    if (request.headers['if-none-match'] === etag(found))
      return void response.writeHead(304, { etag: etag(found) }).end();
    const { content } = found;
    response.writeHead(200, { 'content-length': content.length, etag: etag(found) });
    if (method === 'HEAD') return void response.end();
    if (fault === 'slow body' || fault === 'short body') {
      response.write(content.subarray(0, 3));
      if (fault === 'short body') await sleep(20).then(() => response.destroy());
      return;
    }
    response.end(content);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = ({ secret = KEY.secret, bucket = 'shop-files', prefix = '' } = {}) =>
    `s3+http://${KEY.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}${prefix}?region=${REGION}`;
  return {
    url,
    stored,
    asked,
    names: () => [...stored.keys()].sort(),
    /**
     * Makes the next `times` requests fail. By default, all requests fail. Null ends the fault. With
     * `only`, requests fail whose method and path contain this text.
     */
    fail(fault: Fault | null, times = Infinity, only = '') {
      state.only = only;
      state.fault = fault;
      state.times = times;
      if (fault === null) server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type BucketServer = Awaited<ReturnType<typeof startBucket>>;

function listing(stored: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const names = [...stored.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = names.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? 1000)));
  const isCut = page.length < names.length;
  const contents = page.map((key) => {
    const { content, at } = stored.get(key) as Stored;
    return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${at.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${content.length}</Size></Contents>`;
  });
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The parts of a request that its signature covers. */
export type Signable = {
  method: string;
  /** The path and the query exactly as the client sent them. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
};

/** Computes a signature of Amazon's Signature Version 4, as its documentation describes. */
export function signatureOf(
  { method, url, headers }: Signable,
  { secret, scope, signed }: { secret: string; scope: string; signed: readonly string[] },
): string {
  const [pathname = '', search = ''] = url.split('?');
  const query = search.split('&').filter(Boolean).sort().join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const content = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query, lines.join(''), signed.join(';'), content].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const [day = '', region = '', service = ''] = scope.split('/');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  return hmac(key, text).toString('hex');
}

function refusedSignature(request: http.IncomingMessage, secret: string): string | null {
  const { method = '', url = '', headers } = request;
  const [, id, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== KEY.id || !scope.endsWith(`/${REGION}/s3/aws4_request`)) return 'InvalidAccessKeyId';
  const names = signed.split(';');
  const isCovered = (name: string) => headers[name] === undefined || names.includes(name);
  if (!['host', 'x-amz-date', 'if-none-match', 'if-match', 'content-md5'].every(isCovered))
    return 'AccessDenied';
  const given = { secret, scope, signed: names };
  return signatureOf({ method, url, headers }, given) === signature
    ? null
    : 'SignatureDoesNotMatch';
}
