import * as z from 'zod';

const numeric = z
  .string()
  .trim()
  .regex(/^-?\d{1,15}(\.\d+)?$/, 'must be a number')
  .transform(Number);

/**
 * Returns a schema for a whole number in an environment variable. The error message says the range.
 */
export const whole = (min: number, max: number) =>
  numeric.pipe(
    z
      .number()
      .int('must be a whole number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
  );

/** Returns a schema for a factor in an environment variable, such as 1.5. 0 turns the limit off. */
export const factor = (max: number) =>
  numeric.pipe(
    z.number().min(0, 'must be 0 (off) or a factor such as 1').max(max, `must be at most ${max}`),
  );
