import * as z from 'zod/mini';
import { textAsTyped } from '../types/text';
import type { Right } from '../types/rights';

/**
 * One operation of the API, said once. From it come the client's call (`shared/data/operations`), the cached answer of screens
 * (`shared/data/answers`), the server's route with its guard and statuses (`serve` and `serveStaff`), and its part of the
 * described API. Source: decision 058.
 */
export type Operation = Described & (Reading | Writing);

/** `reads`: tags of what screens keep of the answer. */
type Reading = {
  readonly method: 'GET';
  readonly reads: readonly string[];
  readonly stale?: never;
  readonly submission?: never;
  /** Seconds that an answer is kept after the last screen that shows it is gone; a minute where nothing is said. */
  readonly keepFor?: number;
};
/** `stale`: tags of what is to be asked again after it; none where no screen keeps what it changes. */
type Writing = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly stale: readonly string[];
  readonly reads?: never;
  readonly keepFor?: never;
  /**
   * Sent with a key that stays the same through retries, so that the server stores it once, and may ask for a proof of work;
   * `key` and `proof`: one of the two alone.
   */
  readonly submission?: true | 'key' | 'proof';
};

type Described = {
  /** The `operationId` of the described API. */
  readonly id: string;
  /** Under which heading the described API lists it. */
  readonly tag: string;
  readonly summary: string;
  /** More than the summary says, for who scripts against the API. */
  readonly description?: string;
  /** Below `/api`; `:name` stands for a member of `params`. */
  readonly path: `/${string}`;
  /** The right that staff need for it; null: visitors may. */
  readonly right: Right | null;
  readonly params?: z.ZodMiniType<Record<string, string>>;
  /** In an address everything is text: a number is `z.coerce.number()`. */
  readonly query?: z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: z.ZodMiniType;
  /** The field of a multipart form in which a file is sent; takes the place of `body`. */
  readonly file?: string;
  /** What it is told beside them that shall not be in an address: addresses end up in logs. */
  readonly headers?: z.ZodMiniType<Record<string, string>>;
  /** What comes back with 200, 201 where something was made, or 202 where it is yet to be done; null: nothing, with 204. */
  readonly answer: z.ZodMiniType | null;
  readonly status?: 201 | 202;
  /** Statuses of its own refusals, beside those of its right, of what it is given, and of any operation. */
  readonly failures?: readonly number[];
  /** Its answer is a session, whose token the client sends with every change from then on; or a session ends with it. */
  readonly session?: 'answered' | 'ended';
  /** How long the client waits, in milliseconds, where the usual limit is too short. */
  readonly timeoutMs?: number;
  /** What a site without a server answers; left out: that this needs one. */
  readonly withoutServer?: unknown;
};

/** Declares an operation, with the exact types of its parts. */
export const operation = <const Declared extends Operation>(declared: Declared): Declared =>
  declared;

type Given<Name extends string, Schema> =
  Schema extends z.ZodMiniType<unknown, infer Value> ? Record<Name, Value> : object;

/** What an operation is asked with. */
export type InputOf<Of extends Operation> = Given<'params', Of['params']> &
  Given<'query', Of['query']> &
  Given<'body', Of['body']> &
  Given<'headers', Of['headers']> &
  (Of extends { file: string } ? { file: Blob } : object);

type Read<Name extends string, Schema> =
  Schema extends z.ZodMiniType<infer Value> ? Record<Name, Value> : object;

/** What the server has of it, once it was checked: with what schemas fill in and transform. */
export type ReadInputOf<Of extends Operation> = Read<'params', Of['params']> &
  Read<'query', Of['query']> &
  Read<'body', Of['body']> &
  Read<'headers', Of['headers']> &
  (Of extends { submission: true | 'key' } ? { key: string | undefined } : object);

/** What it answers. */
export type AnswerOf<Of extends Operation> =
  Of['answer'] extends z.ZodMiniType<infer Value> ? Value : null;

export const idParams = z.object({ id: textAsTyped({ min: 1, max: 64 }) });
