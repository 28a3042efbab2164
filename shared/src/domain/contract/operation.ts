import * as z from 'zod/mini';
import { textAsTyped } from '../types/text';
import type { Right } from '../types/rights';

/**
 * One operation of the API, declared once. These parts derive from it:
 * - the client's call (`shared/data/operations`) and the cached answer of screens
 *   (`shared/data/answers`)
 * - the server's route with its guard and statuses (`serve` and `serveStaff`), and the operation's
 *   part of the described API.
 *
 * Source: decision 058.
 */
export type Operation = Described & (Reading | Writing);

/** `reads` names the tags of the cached answer. */
type Reading = {
  readonly method: 'GET';
  readonly reads: readonly string[];
  readonly stale?: never;
  readonly submission?: never;
  /**
   * The number of seconds that an answer stays cached after the last screen that shows it is
   * closed. Default: a minute.
   */
  readonly keepFor?: number;
};
/**
 * `stale` names the tags that the operation invalidates. Empty if no screen caches what the
 * operation changes.
 */
type Writing = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly stale: readonly string[];
  readonly reads?: never;
  readonly keepFor?: never;
  /**
   * The request has an idempotency key, so that the server stores a repeated request once, and it
   * may need a proof of work. `key` and `proof` select only one of the two.
   */
  readonly submission?: true | 'key' | 'proof';
};

type Described = {
  /** The `operationId` in the API description. */
  readonly id: string;
  /** The heading in the API description under which the operation is listed. */
  readonly tag: string;
  readonly summary: string;
  /** Details beyond the summary, for people who write scripts against the API. */
  readonly description?: string;
  /** The path below `/api`. `:name` is the value of `name` in `params`. */
  readonly path: `/${string}`;
  /** The right that staff need. Null: visitors may use the operation too. */
  readonly right: Right | null;
  readonly params?: z.ZodMiniType<Record<string, string>>;
  /** Values in a query are text, so declare a number as `z.coerce.number()`. */
  readonly query?: z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: z.ZodMiniType;
  /** The field of a multipart form that holds a file; replaces `body`. */
  readonly file?: string;
  /** Further input that must not be in an address, because logs contain addresses. */
  readonly headers?: z.ZodMiniType<Record<string, string>>;
  /**
   * The body for status 200, 201 (something was created) or 202 (the work follows later). Null:
   * status 204 without a body.
   */
  readonly answer: z.ZodMiniType | null;
  readonly status?: 201 | 202;
  /**
   * The error statuses of this operation. The statuses of its right, of its input, and of every
   * operation are added.
   */
  readonly failures?: readonly number[];
  /**
   * `answered`: the response is a session, and the client sends its token with every change from
   * then on. `ended`: the session ends.
   */
  readonly session?: 'answered' | 'ended';
  /** The client's time limit in milliseconds, if the default is too short. */
  readonly timeoutMs?: number;
  /** The answer in browser-only mode. If absent, the operation fails with "needs a server". */
  readonly withoutServer?: unknown;
};

/** Declares an operation, and keeps the exact types of its parts. */
export const operation = <const Declared extends Operation>(declared: Declared): Declared =>
  declared;

type Given<Name extends string, Schema> =
  Schema extends z.ZodMiniType<unknown, infer Value> ? Record<Name, Value> : object;

/** The input that a caller passes. */
export type InputOf<Of extends Operation> = Given<'params', Of['params']> &
  Given<'query', Of['query']> &
  Given<'body', Of['body']> &
  Given<'headers', Of['headers']> &
  (Of extends { file: string } ? { file: Blob } : object);

type Read<Name extends string, Schema> =
  Schema extends z.ZodMiniType<infer Value> ? Record<Name, Value> : object;

/**
 * The input that the server receives after validation, with the defaults and transformations of the
 * schemas.
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
