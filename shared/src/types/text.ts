import * as z from 'zod/mini';

/** Text that must not be empty once trimmed; `message` is shown for a missing, empty or blank value. At most `max` characters. */
export const requiredText = (message: string, max = 200) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)));

/** Text that may be absent or empty; trimmed, at most `max` characters. */
export const optionalText = (max = 2000) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(max))));

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** Text, @, text, dot, text: the specification's rule for addresses (section 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
