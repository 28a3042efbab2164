import type { AnswerOf, InputOf, Operation } from '../domain/contract/operation';
import type { Failure, Result } from '../domain/types/failure';
import type { Session } from '../domain/types/staff';
import type { ByName } from './byId';
import { needsServer } from './browser/failures';
import { at, keyed, UNREACHABLE, type Send } from './http/send';
import type { Renew } from './stale';

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  file?: Blob;
};
type CallOptions = {
  signal?: AbortSignal;
  /** The idempotency key of a submission. A repeated request sends the same key. */
  key?: string;
};

/**
 * Performs any operation of a contract. The promise never rejects: without a response, the result
 * is the failure `network`.
 */
export type Call = <Of extends Operation>(
  of: Of,
  input: InputOf<Of>,
  options?: CallOptions,
) => Promise<Result<AnswerOf<Of>>>;

/** The part of the data port that performs operations. */
export type OperationsPort = { call: Call };

const UNKNOWN_HERE: Failure = {
  code: 'internal',
  message: 'This page belongs to another version of the site. Please reload it.',
};

type FindByName = (id: string) => Promise<ByName>;

/**
 * Returns a function that performs operations over HTTP. `byName` loads the declarations of
 * operations that are called only by name. The function stores the CSRF token of a session, and
 * sends it with every change until the session ends.
 */
export const callOver =
  (send: Send, byName: FindByName = async () => ({})): Call =>
  async (asked, input, { signal, key } = {}) => {
    const of = 'answer' in asked ? asked : await declared(asked, byName);
    if ('failure' in of) return of;
    const { params = {}, query, headers, file } = input as Parts;
    const body = of.file && file ? formOf(of.file, file) : (input as Parts).body;
    const outcome = (await send({
      method: of.method,
      path: of.path.replace(/:(\w+)/g, (_whole, name: string) => at(params[name] ?? '')),
      ...(query && { query }),
      body,
      schema: of.answer,
      ...(of.timeoutMs !== undefined && { timeoutMs: of.timeoutMs }),
      ...(signal && { signal }),
      headers: { ...headers, ...(key !== undefined && keyed(key)) },
    } as Parameters<Send>[0])) as Result<AnswerOf<typeof of>>;
    if (outcome.ok && of.session === 'answered')
      send.rememberCsrfToken((outcome.value as Session).csrfToken);
    if (outcome.ok && of.session === 'ended') send.rememberCsrfToken(null);
    return outcome;
  };

/**
 * Returns the declaration of an operation that was called by name.
 * @throws If the operation is unknown, or if its declaration cannot be loaded.
 */
async function declared<Of extends Operation>({ id }: Of, byName: FindByName) {
  try {
    return (
      ((await byName(id))[id] as Of | undefined) ?? { ok: false as const, failure: UNKNOWN_HERE }
    );
  } catch {
    return { ok: false as const, failure: UNREACHABLE };
  }
}

function formOf(field: string, file: Blob): FormData {
  const form = new FormData();
  form.append(field, file, field);
  return form;
}

/** A function that performs one operation in this browser. */
export type BrowserWork = (input: never, options?: CallOptions) => Promise<Result<unknown>>;

/** Returns a pair for `callInBrowser`: the operation, and the function that performs it. */
export const inBrowser = <Of extends Operation>(
  of: Of,
  work: (input: InputOf<Of>, options?: CallOptions) => Promise<Result<AnswerOf<Of>>>,
): Record<string, BrowserWork> => ({ [of.id]: work });

/**
 * Returns a function that performs operations without a server. It calls the function of the
 * operation, or else returns the answer that the contract declares for this mode. An operation with
 * neither fails with "needs a server".
 */
export const callInBrowser =
  (works: Readonly<Record<string, BrowserWork>> = {}): Call =>
  async (of, input, options) => {
    const work = works[of.id];
    if (work) return (await work(input as never, options)) as Result<AnswerOf<typeof of>>;
    return of.withoutServer === undefined
      ? needsServer()
      : { ok: true, value: of.withoutServer as AnswerOf<typeof of> };
  };

/**
 * Wraps a call. After each write that got a response, it calls `renewed` with the tags that the
 * write invalidates.
 */
export const renewingCall =
  (call: Call, renew: Renew): Call =>
  async (of, input, options) => {
    const outcome = await call(of, input, options);
    if (of.stale && (outcome.ok || outcome.failure.code !== 'network')) renew(of.stale);
    return outcome;
  };
