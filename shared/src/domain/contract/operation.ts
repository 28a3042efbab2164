import * as z from 'zod/mini';
import { textAsTyped } from '../types/text';
import type { Right } from '../types/rights';

/**
 * One operation of the API. Each is declared once (docs/decisions/058), and this declaration is
 * called its contract. Derived from it are:
 * - the call of the client (`shared/data/operations`) and the cached answer for screens
 *   (`shared/data/answers`)
 * - the route of the server with its check of rights and its statuses (`serve` and `serveStaff`)
 * - the part of the API description about this operation.
 */
export type Operation = Described & (Reading | Writing);

/** An operation that reads data. `reads` lists the tags of its cached answer. */
type Reading = {
  readonly method: 'GET';
  readonly reads: readonly string[];
  readonly stale?: never;
  readonly submission?: never;
  /**
   * For how many seconds the answer stays cached after the last screen that uses it is closed. The
   * default is one minute.
   */
  readonly keepFor?: number;
};
/**
 * An operation that changes data. `stale` lists the tags of the cached answers that it invalidates.
 * It is empty if no screen caches what the operation changes.
 */
type Writing = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly stale: readonly string[];
  readonly reads?: never;
  readonly keepFor?: never;
  /**
   * What the request of a submission contains besides its data. The idempotency key lets the server
   * process a repeated request only once. The server may also require a proof of work. `true` means
   * both; `key` and `proof` mean only one of them.
   */
  readonly submission?: true | 'key' | 'proof';
};

type Described = {
  /** The `operationId` in the API description. */
  readonly id: string;
  /** The heading under which the API description lists this operation. */
  readonly tag: string;
  readonly summary: string;
  /** Details for authors of scripts that use the API, in addition to the summary. */
  readonly description?: string;
  /** The path below `/api`. `:name` stands for the value of `name` in `params`. */
  readonly path: `/${string}`;
  /**
   * The right that a staff member needs to call this operation. Null if visitors may call it, too.
   */
  readonly right: Right | null;
  readonly params?: z.ZodMiniType<Record<string, string>>;
  /** The schema of the query. Its values arrive as text, so a number needs `z.coerce.number()`. */
  readonly query?: z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: z.ZodMiniType;
  /** The name of the field with the file, if the body is a multipart form. It replaces `body`. */
  readonly file?: string;
  /**
   * The schema of input in headers. Secrets must be there and not in the address, because logs
   * contain addresses.
   */
  readonly headers?: z.ZodMiniObject<Record<string, z.ZodMiniType<string>>>;
  /**
   * The schema of the body of a response with the status 200, 201 (something was created) or 202
   * (the work follows later). Null if there is no body; the status is 204 then.
   */
  readonly answer: z.ZodMiniType | null;
  readonly status?: 201 | 202;
  /**
   * The error statuses of this operation alone. Others are added automatically: for its right, for
   * its input, and for every operation.
   */
  readonly failures?: readonly number[];
  /**
   * `answered`: the response contains a session, and the client sends its token with every later
   * change. `ended`: the session is over.
   */
  readonly session?: 'answered' | 'ended';
  /** The time limit of the client in milliseconds, if the default is too short. */
  readonly timeoutMs?: number;
  /**
   * The answer on a site without a server. If it is missing, the operation fails with `unavailable`
   * there.
   */
  readonly withoutServer?: unknown;
};

/** Declares an operation. The type of the result contains the exact types of all parts. */
export const operation = <const Declared extends Operation>(declared: Declared): Declared =>
  declared;

type Given<Name extends string, Schema> =
  Schema extends z.ZodMiniType<unknown, infer Value> ? Record<Name, Value> : object;

/** The input that a caller passes to an operation. */
export type InputOf<Of extends Operation> = Given<'params', Of['params']> &
  Given<'query', Of['query']> &
  Given<'body', Of['body']> &
  Given<'headers', Of['headers']> &
  (Of extends { file: string } ? { file: Blob } : object);

type Read<Name extends string, Schema> =
  Schema extends z.ZodMiniType<infer Value> ? Record<Name, Value> : object;

/** What the server gets after validation. The schemas have added defaults and converted values. */
export type ReadInputOf<Of extends Operation> = Read<'params', Of['params']> &
  Read<'query', Of['query']> &
  Read<'body', Of['body']> &
  Read<'headers', Of['headers']> &
  (Of extends { submission: true | 'key' } ? { key: string | undefined } : object);

/** The value that an operation returns on success. */
export type AnswerOf<Of extends Operation> =
  Of['answer'] extends z.ZodMiniType<infer Value> ? Value : null;

export const idParams = z.object({ id: textAsTyped({ min: 1, max: 64 }) });
