import { setTimeout as sleep } from 'node:timers/promises';
import { FilesAway } from './files';

export type FilesLog = {
  warn(fields: object, message: string): void;
  info(message: string): void;
};
export type Patience = { attemptMs: number; pauseMs: number };

/**
 * The time limit of an attempt and the pause after it, in milliseconds. A photo has a few
 * megabytes, so a store that works needs less time.
 */
const PATIENCE: Patience = { attemptMs: 5000, pauseMs: 200 };
/** The HTTP statuses that callers handle. Any other status is an error of the store. */
const UNDERSTOOD = new Set([200, 204, 304, 404, 409, 412]);

/**
 * Creates a `fetch` for a store of files. The time limit of a request includes its response. After
 * an error of the network or the store, the request is repeated once. While the store does not
 * respond, only one request at a time tries it, and all others fail at once.
 */
export function patientFetch(log?: FilesLog, { attemptMs, pauseMs }: Patience = PATIENCE) {
  let isSilent = false;
  let isTrying = false;
  let isAway = false;

  async function attempt(address: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(attemptMs);
    try {
      const response = await fetch(address, { ...init, signal, redirect: 'manual' });
      const body = await response.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, response);
    } catch (error) {
      // The original error may contain headers with the signature, so it is not in the new one.
      throw new FilesAway(signal.aborted ? 'timeout' : codeOfNetwork(error), 'silent');
    }
  }

  async function attempts(address: string, init: RequestInit): Promise<Response> {
    // A write with a condition is not repeated. Its first attempt may have written the file, and
    // the second one would report that somebody else wrote it.
    const headers = new Headers(init.headers);
    const isRepeatable =
      init.method !== 'PUT' || !(headers.has('if-none-match') || headers.has('if-match'));
    try {
      return await understood(await attempt(address, init));
    } catch (error) {
      const { kind, reason } = error as FilesAway;
      if (!isRepeatable || kind === 'refused' || reason === 'timeout') throw error;
    }
    await sleep(pauseMs * (0.5 + Math.random()));
    return understood(await attempt(address, init));
  }

  async function send(address: string, init: RequestInit): Promise<Response> {
    if (isSilent && isTrying) throw new FilesAway('no response', 'silent');
    const isOnlyOne = isSilent;
    if (isOnlyOne) isTrying = true;
    try {
      const response = await attempts(address, init);
      if (isAway) log?.info('the store of files responds again');
      isSilent = isAway = false;
      return response;
    } catch (error) {
      const { reason, kind } = error as FilesAway;
      if (!isAway) log?.warn({ reason }, 'the store of files does not respond');
      isSilent = kind === 'silent';
      isAway = true;
      throw error;
    } finally {
      if (isOnlyOne) isTrying = false;
    }
  }
  return Object.assign(send, { isAway: () => isAway });
}

/** Returns the response if callers handle its status. Otherwise throws. */
async function understood(response: Response): Promise<Response> {
  const { status } = response;
  const text = status === 200 ? '' : await response.clone().text();
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
  if (UNDERSTOOD.has(status) && code !== 'NoSuchBucket') return response;
  const isTemporary = status >= 500 || status === 429;
  throw new FilesAway(`${status} ${code}`.trim(), isTemporary ? 'failed' : 'refused');
}

const codeOfNetwork = (error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? 'network';
};
