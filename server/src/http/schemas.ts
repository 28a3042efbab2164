import * as z from 'zod/mini';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';

export { idParams as idParamsSchema } from '@mcs-repairs/shared/domain/contract/operation';

/** Identifies a submission. All retries of the same submission send the same key. */
export const submissionHeadersSchema = z.object({
  'idempotency-key': z.optional(textAsTyped({ min: 1, max: 200 })),
  'x-proof': z.optional(
    textAsTyped({ message: 'The solution of a challenge, as JSON', max: 4000 }),
  ),
});

/** The schema of a response without a body. */
export const nothingSchema = z.null();
