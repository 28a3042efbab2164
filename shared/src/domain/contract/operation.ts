import * as z from 'zod/mini';
import { textAsTyped } from '../types/text';
import type { Right } from '../types/rights';

/**
 * One operation of the API. Each operation is declared once (docs/decisions/058). From this
 * declaration derive:
 * - the call of the client (`shared/data/operations`) and the cached answer for screens
 *   (`shared/data/answers`)
 * - the route of the server with its access check and statuses (`serve` and `serveStaff`)
 * - the part of the API description about this operation.
 */
export type Operation = Described & (Reading | Writing);

/** An operation that reads. `reads` lists the tags of its cached answer. */
type Reading = {
  readonly method: 'GET';
  readonly reads: readonly string[];
  readonly stale?: never;
  readonly submission?: never;
  /**
   * How many seconds the answer stays cached after the last screen that uses it is closed. The
   * default is one minute.
   */
  readonly keepFor?: number;
};
/**
 * An operation that writes. `stale` lists the tags that it invalidates. The list is empty if no
 * screen caches what the operation changes.
 */
type Writing = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly stale: readonly string[];
  readonly reads?: never;
  readonly keepFor?: never;
  /**
   * The request has an idempotency key, so that the server processes a repeated request only once.
   * The request may also need a proof of work. With `key` or `proof`, only one of these two
   * applies.
   */
  readonly submission?: true | 'key' | 'proof';
};

type Described = {
  /** The `operationId` in the API description. */
  readonly id: string;
  /** The heading of this operation in the API description. */
  readonly tag: string;
  readonly summary: string;
  /** Details for people who write scripts against the API, in addition to the summary. */
  readonly description?: string;
  /** The path below `/api`. In the path, `:name` stands for the value of `name` in `params`. */
  readonly path: `/${string}`;
  /**
   * The right that a member of staff needs for this operation. If it is null, visitors may also
   * call the operation.
   */
  readonly right: Right | null;
  readonly params?: z.ZodMiniType<Record<string, string>>;
  /** The values of a query are always text. A number must be declared as `z.coerce.number()`. */
  readonly query?: z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: z.ZodMiniType;
  /** The name of the field that contains a file, for a multipart form. It replaces `body`. */
  readonly file?: string;
  /**
   * Input that is sent in headers. Logs contain addresses, so secret values must not be in an
   * address.
   */
  readonly headers?: z.ZodMiniType<Record<string, string>>;
  /**
   * The body of a response with the status 200, 201 (something was created) or 202 (the work
   * follows later). If it is null, the status is 204 and there is no body.
   */
  readonly answer: z.ZodMiniType | null;
  readonly status?: 201 | 202;
  /**
   * The error statuses that only this operation has. Other statuses are added automatically: those
   * of its right, of its input, and of every operation.
   */
  readonly failures?: readonly number[];
  /**
   * `answered`: the response contains a session, and the client sends the token of this session
   * with every later change. `ended`: the session is over.
   */
  readonly session?: 'answered' | 'ended';
  /** The client's time limit in milliseconds, if the default limit is too short. */
  readonly timeoutMs?: number;
  /** The answer in browser mode. Without this answer, the operation fails with "needs a server". */
  readonly withoutServer?: unknown;
};

/** Declares an operation. The returned type contains the exact types of its parts. */
export const operation = <const Declared extends Operation>(declared: Declared): Declared =>
  declared;

type Given<Name extends string, Schema> =
  Schema extends z.ZodMiniType<unknown, infer Value> ? Record<Name, Value> : object;

/** The input with which a caller calls an operation. */
export type InputOf<Of extends Operation> = Given<'params', Of['params']> &
  Given<'query', Of['query']> &
  Given<'body', Of['body']> &
  Given<'headers', Of['headers']> &
  (Of extends { file: string } ? { file: Blob } : object);

type Read<Name extends string, Schema> =
  Schema extends z.ZodMiniType<infer Value> ? Record<Name, Value> : object;

/**
 * The input that the server gets after validation. The schemas have added defaults and transformed
 * values.
 */
export type ReadInputOf<Of extends Operation> = Read<'params', Of['params']> &
  Read<'query', Of['query']> &
  Read<'body', Of['body']> &
  Read<'headers', Of['headers']> &
  (Of extends { submission: true | 'key' } ? { key: string | undefined } : object);

/** The answer that the operation returns. */
export type AnswerOf<Of extends Operation> =
  Of['answer'] extends z.ZodMiniType<infer Value> ? Value : null;

export const idParams = z.object({ id: textAsTyped({ min: 1, max: 64 }) });
