import * as z from 'zod/mini';

/** The parts with low stock: at or below the limit that the owner set. */
export const lowPartsSchema = z.object({
  total: z.int(),
  lines: z.array(z.object({ id: z.string(), name: z.string(), stock: z.int() })),
});
