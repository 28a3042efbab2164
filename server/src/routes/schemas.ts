import * as z from 'zod/mini';

export const idParamsSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** One per submission, kept through its retries. */
export const submissionHeadersSchema = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  'x-proof': z.optional(
    z.string({ error: 'The solution of a challenge, as JSON' }).check(z.maxLength(4000)),
  ),
});

/** An answer without a body. */
export const nothingSchema = z.null();
