import type * as z from 'zod/mini';
import type { Failure, FailureCode, Result } from '../../domain/types/failure';
import type { ProofChallenge } from '../../domain/types/proof';

export type Call<T> = {
  /** The time limit in milliseconds, if the default is too short for this request. */
  timeoutMs?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path of the operation, without the `/api` at the beginning. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The schema that checks the body of a successful response. Null if the response has no body. */
  schema: z.ZodMiniType<T> | null;
};

export type Send = {
  <T>(call: Call<T>): Promise<Result<T>>;
  /**
   * Stores the token of the session, which every request that changes data must contain. Null
   * deletes it.
   */
  rememberCsrfToken(token: string | null | undefined): void;
};

export type SendOptions = {
  baseUrl: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /**
   * Solves a proof-of-work challenge. Returns the value of the header `x-proof`. The code for this
   * loads when the server first requires a proof.
   */
  prove?: (challenge: ProofChallenge) => Promise<string | null>;
  /** Called when the browser begins to calculate a proof of work, and again when it ends. */
  onChecking?: (isChecking: boolean) => void;
};

const proveLater = async (challenge: ProofChallenge) => {
  const { solveProof } = await import(/* webpackChunkName: "solve-proof" */ './solveProof');
  return solveProof(challenge);
};
/**
 * Loads the schemas of failures: during the first request with a body, or after the first failure.
 * Pages that only read data do not load them.
 */
const failureSchemas = () => import(/* webpackChunkName: "failure-schemas" */ './failureSchemas');
/**
 * The maximum number of proofs of work for one request. The server may reject the first one because
 * it was too late, or because the browser has another network now. The browser then calculates a
 * second one.
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
/** The error codes that the server may return if the token of the session is missing or old. */
const STALE = new Set<FailureCode>(['forbidden', 'limit-reached', 'proof-needed']);
const TRY_LATER = 'The shop cannot answer right now. Please try again in a moment.';
const UNREADABLE: Failure = {
  code: 'internal',
  message: 'The shop answered in a way that this page does not understand. Please reload it.',
};

/** Encodes an id for use in a path. */
export const at = (id: string) => encodeURIComponent(id);
/**
 * Returns the header with the idempotency key, by which the server recognises a repeated
 * submission.
 */
export const keyed = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });

/**
 * Creates the function that sends requests to the shop's server. It never rejects: without a
 * response, the result is the failure `network`. A schema checks every response.
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
      // Without HTTPS, a browser cannot calculate a proof of work. The code for it may also fail to
      // load. The request is then sent without a proof and fails.
      return null;
    } finally {
      onChecking(false);
    }
  }

  async function askAsSession<T>(call: Call<T>): Promise<Result<T>> {
    const outcome = await ask(call);
    const mayBeStale = !outcome.ok && isChange(call) && STALE.has(outcome.failure.code);
    if (!mayBeStale) return outcome;
    // Somebody has signed in since this page was loaded, so the session has another token. The page
    // fetches the token once, and sends the request again.
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
 * Returns the failure for an error response that does not come from the shop's server, such as the
 * response of a proxy.
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

/**
 * Returns a signal that aborts a request after `timeoutMs` milliseconds, or when the caller aborts
 * it.
 */
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
