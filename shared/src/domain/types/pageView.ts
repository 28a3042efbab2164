import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** What can happen to the code of a remote during one page view. */
export const HAPPENINGS = [
  'load',
  'load-failure',
  'render',
  'render-failure',
  'head-failure',
  'hydration-failure',
  'recoverable-error',
  // An uncaught error, an unhandled promise rejection, or a script that blocked the page for more
  // than a second.
  'uncaught-failure',
  'rejection-failure',
  'freeze-failure',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** What counts as a failure of a remote: a part of it does not work for the visitor then. */
export const FAILURES: readonly Happening[] = [
  'load-failure',
  'render-failure',
  'head-failure',
  'hydration-failure',
  'uncaught-failure',
  'rejection-failure',
  'freeze-failure',
];

const count = z.int().check(z.minimum(0), z.maximum(100));
const remote = textAsTyped({ max: 60, pattern: /^[a-z][a-z0-9-]*$/ });
const version = textAsTyped({ max: 100, pattern: /^\w[\w.+-]*$/ });

/**
 * A browser's report of one page view: what happened to each remote, and its version. It contains
 * nothing about the visitor, no address and no time.
 *
 * `vitals` are measurements of the page of the remote in `page`: LCP and INP in milliseconds, CLS
 * as a score. `trace` is the trace id of the request for the page, if the server sent one.
 */
export const pageViewSchema = z.object({
  remotes: z
    .array(z.object({ remote, version, counts: z.partialRecord(z.enum(HAPPENINGS), count) }))
    .check(z.maxLength(20)),
  page: z.optional(z.object({ remote, version })),
  vitals: z.object({
    LCP: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
    INP: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
    CLS: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  }),
  trace: z.optional(textAsTyped({ max: 55, pattern: /^00-[\da-f]{32}-[\da-f]{16}-0[01]$/ })),
});
export type PageView = z.infer<typeof pageViewSchema>;
