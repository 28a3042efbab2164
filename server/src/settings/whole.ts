import * as z from 'zod';

/** A whole number of the environment, with words for what it must be. */
export const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
