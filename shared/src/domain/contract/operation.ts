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

/** `reads`: tags of the cached answer. */
type Reading = {
  readonly method: 'GET';
  readonly reads: readonly string[];
  readonly stale?: never;
  readonly submission?: never;
  /**
   * Seconds that an answer stays cached after the last screen that shows it is closed; by default a
   * minute.
   */
  readonly keepFor?: number;
};
/**
 * `stale`: tags of answers that the operation invalidates; empty where no screen caches what it
 * changes.
 */
type Writing = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly stale: readonly string[];
  readonly reads?: never;
  readonly keepFor?: never;
  /**
   * Sends an idempotency key, so that the server stores a retried request once, and may require a
   * proof of work. `key` and `proof` select one of the two.
   */
  readonly submission?: true | 'key' | 'proof';
};

type Described = {
  /** The `operationId` of the described API. */
  readonly id: string;
  /** The heading under which the described API lists it. */
  readonly tag: string;
  readonly summary: string;
  /** Details beyond the summary, for people who write scripts against the API. */
  readonly description?: string;
  /** The path below `/api`; `:name` stands for a member of `params`. */
  readonly path: `/${string}`;
  /** The right that staff need; null: visitors may use it too. */
  readonly right: Right | null;
  readonly params?: z.ZodMiniType<Record<string, string>>;
  /** Query values are text, so declare a number as `z.coerce.number()`. */
  readonly query?: z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: z.ZodMiniType;
  /** The field of a multipart form that holds a file; replaces `body`. */
  readonly file?: string;
  /** Further input that must not stand in an address, because addresses end up in logs. */
  readonly headers?: z.ZodMiniType<Record<string, string>>;
  /**
   * The body for status 200, 201 (something was created) or 202 (the work follows later). Null: no
   * body, with 204.
   */
  readonly answer: z.ZodMiniType | null;
  readonly status?: 201 | 202;
  /**
   * Statuses of the operation's own refusals. Those of its right, its input, and of every operation
   * are added.
   */
  readonly failures?: readonly number[];
  /**
   * `answered`: the answer is a session, and the client sends its token with every change from then
   * on. `ended`: the session ends.
   */
  readonly session?: 'answered' | 'ended';
  /** The client's time limit in milliseconds, where the usual limit is too short. */
  readonly timeoutMs?: number;
  /** The answer in browser-only mode; if absent, the operation fails with "needs a server". */
  readonly withoutServer?: unknown;
};

/** Declares an operation with the exact types of its parts. */
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

/** The operation's answer. */
export type AnswerOf<Of extends Operation> =
  Of['answer'] extends z.ZodMiniType<infer Value> ? Value : null;

export const idParams = z.object({ id: textAsTyped({ min: 1, max: 64 }) });
