import type * as z from 'zod/mini';
import type { Failure, FailureCode, Result } from '../../domain/types/failure';
import type { ProofChallenge } from '../../domain/types/proof';

export type Call<T> = {
  /** Replaces the default time limit for requests that take long. */
  timeoutMs?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path of the operation below `/api`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Parses a successful response. Null for a response without content. */
  schema: z.ZodMiniType<T> | null;
};

export type Send = {
  <T>(call: Call<T>): Promise<Result<T>>;
  /** Stores the session's token, which is sent with every change. Null deletes it. */
  rememberCsrfToken(token: string | null | undefined): void;
};

export type SendOptions = {
  baseUrl: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /**
   * Solves a challenge for the header `x-proof`. Its code loads when the shop first requires a
   * proof.
   */
  prove?: (challenge: ProofChallenge) => Promise<string | null>;
  /** Called when the calculation of a proof of work begins and ends. */
  onChecking?: (isChecking: boolean) => void;
};

const proveLater = async (challenge: ProofChallenge) => {
  const { solveProof } = await import(/* webpackChunkName: "solve-proof" */ './solveProof');
  return solveProof(challenge);
};
/**
 * The schemas of failures. They load while the server works on the first request with a body, or
 * with the first failure. Pages that only read need none of them.
 */
const failureSchemas = () => import(/* webpackChunkName: "failure-schemas" */ './failureSchemas');
/**
 * How many proofs a request may need. A solution may arrive too late, or the browser's network may
 * have changed in the meantime; then a second proof is calculated.
 */
const PROOFS = 2;

export const UNREACHABLE: Failure = {
  code: 'network',
  message: 'The shop could not be reached. Please check your connection and try again.',
};
const UNPROVEN: Failure = {
  code: 'proof-needed',
  message:
    'Your browser could not finish a short check against automatic bookings and messages. Please try again in a moment, or call us: we are glad to help.',
};
/** Error codes that a signed-in person gets if the page does not have the session's token. */
const STALE = new Set<FailureCode>(['forbidden', 'limit-reached', 'proof-needed']);
const TRY_LATER = 'The shop cannot answer right now. Please try again in a moment.';
const UNREADABLE: Failure = {
  code: 'internal',
  message: 'The shop answered in a way that this page does not understand. Please reload it.',
};

/** Encodes an id as a part of a path. */
export const at = (id: string) => encodeURIComponent(id);
/** Returns the header with the idempotency key of a submission. Retries send the same key. */
export const keyed = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });

/**
 * Sends requests to the shop's server. Never rejects: without a response, the failure is `network`.
 * Every response is parsed.
 */
export function createSend({
  baseUrl,
  fetch = globalThis.fetch,
  timeoutMs = 20_000,
  prove = proveLater,
  onChecking = () => {},
}: SendOptions): Send {
  let csrfToken: string | null = null;

  async function ask<T>(call: Call<T>): Promise<Result<T>> {
    const time = limitTime(call.signal, call.timeoutMs ?? timeoutMs);
    if (call.body !== undefined) failureSchemas().catch(() => {});
    try {
      const response = await fetch.call(globalThis, addressOf(baseUrl, call), {
        ...requestOf(call, csrfToken),
        signal: time.signal,
      });
      return await read(response, call.schema, time.signal);
    } catch {
      return { ok: false, failure: UNREACHABLE };
    } finally {
      time.stop();
    }
  }

  async function send<T>(call: Call<T>): Promise<Result<T>> {
    let outcome = await askAsSession(call);
    for (let proofs = 0; proofs < PROOFS && !outcome.ok && outcome.failure.challenge; proofs += 1) {
      const proof = await proofOf(outcome.failure.challenge);
      if (!proof) return { ok: false, failure: UNPROVEN };
      outcome = await ask({ ...call, headers: { ...call.headers, 'x-proof': proof } });
    }
    return outcome;
  }

  async function proofOf(challenge: ProofChallenge): Promise<string | null> {
    onChecking(true);
    try {
      return await prove(challenge);
    } catch {
      // The browser cannot derive a key without a secure connection, or the code for that could not
      // be loaded.
      return null;
    } finally {
      onChecking(false);
    }
  }

  async function askAsSession<T>(call: Call<T>): Promise<Result<T>> {
    const outcome = await ask(call);
    const mayBeStale = !outcome.ok && isChange(call) && STALE.has(outcome.failure.code);
    if (!mayBeStale) return outcome;
    // The session is newer than this page, so the session's token is fetched once and the request
    // is sent again.
    const { sessionSchema } = await failureSchemas();
    const session = await ask({ path: '/session', schema: sessionSchema });
    const fresh = session.ok ? (session.value.csrfToken ?? null) : null;
    if (fresh === null || fresh === csrfToken) return outcome;
    csrfToken = fresh;
    return ask(call);
  }

  const rememberCsrfToken = (token: string | null | undefined) => {
    csrfToken = token ?? null;
  };
  return Object.assign(send, { rememberCsrfToken });
}

const isChange = ({ method = 'GET' }: Pick<Call<unknown>, 'method'>) => method !== 'GET';

function addressOf(baseUrl: string, { path, query = {} }: Call<unknown>): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(
    present.map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${baseUrl}/api${path}${search && `?${search}`}`;
}

function requestOf(call: Call<unknown>, csrfToken: string | null): RequestInit {
  const { method = 'GET', body, headers = {} } = call;
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(csrfToken !== null && isChange(call) && { 'x-csrf-token': csrfToken }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  };
}

async function read<T>(
  response: Response,
  schema: Call<T>['schema'],
  signal: AbortSignal,
): Promise<Result<T>> {
  const text = await response.text();
  if (response.ok && schema === null) return { ok: true, value: null as T };
  const content = parseJson(text);
  if (response.ok) {
    const parsed = schema?.safeParse(content);
    return parsed?.success ? { ok: true, value: parsed.data } : { ok: false, failure: UNREADABLE };
  }
  const schemas = await Promise.race([failureSchemas().catch(() => null), aborted(signal)]);
  if (!schemas) return { ok: false, failure: { code: 'unavailable', message: TRY_LATER } };
  const parsed = schemas.failureSchema.safeParse(content);
  return { ok: false, failure: parsed.success ? parsed.data : failureOf(response) };
}

/**
 * Returns the failure for an error response that does not come from the shop itself but from a
 * proxy, or from a server that restarts.
 */
function failureOf({ status, headers }: Response): Failure {
  if (status === 401) return { code: 'signed-out', message: 'Please sign in' };
  if (status === 413) return { code: 'too-large', message: 'This is too large' };
  if (status === 429 || status >= 502) {
    const code = status === 429 ? 'too-many-requests' : 'unavailable';
    const retryAfterSeconds = Number(headers.get('retry-after')) || undefined;
    return { code, message: TRY_LATER, retryAfterSeconds };
  }
  return UNREADABLE;
}

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Aborts a request when its caller cancels it, or after `timeoutMs`. */
function limitTime(signal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    },
  };
}
