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
  /** The idempotency key of a submission. If the submission is repeated, it has the same key. */
  key?: string;
};

/**
 * Performs an operation of a contract. Never rejects: without a response, the result is the failure
 * `network`.
 */
export type Call = <Of extends Operation>(
  of: Of,
  input: InputOf<Of>,
  options?: CallOptions,
) => Promise<Result<AnswerOf<Of>>>;

/**
 * The part of the data port that performs operations. Screens reach all data through the data port.
 */
export type OperationsPort = { call: Call };

const UNKNOWN_HERE: Failure = {
  code: 'internal',
  message: 'This page belongs to another version of the site. Please reload it.',
};

type FindByName = (id: string) => Promise<ByName>;

/**
 * Returns a function that performs operations over HTTP. `byName` loads the contracts of operations
 * that pages call only by name. The function stores the token of the session and sends it with
 * every change, until the session ends.
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
 * Returns the contract of an operation that a page called by name.
 * @throws if there is no such operation, or if its contract cannot be loaded.
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

/**
 * Returns an operation together with the function that performs it without a server, for
 * `callInBrowser`.
 */
export const inBrowser = <Of extends Operation>(
  of: Of,
  work: (input: InputOf<Of>, options?: CallOptions) => Promise<Result<AnswerOf<Of>>>,
): Record<string, BrowserWork> => ({ [of.id]: work });

/**
 * Returns a function that performs operations without a server: with the operation's own function,
 * or else with the answer that its contract declares for this mode. An operation that has neither
 * fails with `unavailable`.
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
 * Returns a call that also invalidates cached answers. After each change with a response, it calls
 * `renewed` with the tags that the operation makes stale.
 */
export const renewingCall =
  (call: Call, renew: Renew): Call =>
  async (of, input, options) => {
    const outcome = await call(of, input, options);
    if (of.stale && (outcome.ok || outcome.failure.code !== 'network')) renew(of.stale);
    return outcome;
  };
