import type { AnswerOf, InputOf, Operation } from '../domain/contract/operation';
import type { Result } from '../domain/types/failure';
import { needsServer } from './browser/failures';
import { at, keyed, type Send } from './http/send';
import type { Renew } from './stale';

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};
type CallOptions = {
  signal?: AbortSignal;
  /** The key of a submission, the same through its retries. */
  key?: string;
};

/** Performs any operation of a contract. Never rejects: no answer is the failure `network`. */
export type Call = <Of extends Operation>(
  of: Of,
  input: InputOf<Of>,
  options?: CallOptions,
) => Promise<Result<AnswerOf<Of>>>;

/** The part of the data port that performs operations. */
export type OperationsPort = { call: Call };

export const callOver =
  (send: Send): Call =>
  async (of, input, { signal, key } = {}) => {
    const { params = {}, query, body } = input as Parts;
    return send({
      method: of.method,
      path: of.path.replace(/:(\w+)/g, (_whole, name: string) => at(params[name] ?? '')),
      ...(query && { query }),
      body,
      schema: of.answer,
      ...(signal && { signal }),
      ...(key !== undefined && { headers: keyed(key) }),
    } as Parameters<Send>[0]) as Promise<Result<AnswerOf<typeof of>>>;
  };

/** Without a server an operation answers what its contract says, or that it needs one. */
export const callInBrowser: Call = async (of) =>
  of.withoutServer === undefined
    ? needsServer()
    : { ok: true, value: of.withoutServer as AnswerOf<typeof of> };

/** Tells with every answered write what it made stale (`renewed`). */
export const renewingCall =
  (call: Call, renew: Renew): Call =>
  async (of, input, options) => {
    const outcome = await call(of, input, options);
    if (of.stale && (outcome.ok || outcome.failure.code !== 'network')) renew(of.stale);
    return outcome;
  };
