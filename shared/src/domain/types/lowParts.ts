import * as z from 'zod/mini';

/** Parts whose stock is at their warning level or below. */
export const lowPartsSchema = z.object({
  total: z.int(),
  lines: z.array(z.object({ id: z.string(), name: z.string(), stock: z.int() })),
});
