import * as z from 'zod/mini';
import { lineText } from './text';

const FORM = 'Enter a time such as 45-60 minutes, 2 hours or 2-3 days';

/** A working time in the form of the built-in ones, such as `45-120 minutes`. */
export const workingTimeSchema = lineText({
  min: 1,
  max: 40,
  message: FORM,
  pattern: /^\d{1,3}(?:-\d{1,3})? (?:minutes|hours|days)$/,
  mismatch: FORM,
}).check(
  z.refine((text) => {
    const [from = 0, to = from] = (text.match(/\d+/g) ?? []).map(Number);
    return from > 0 && from <= to;
  }, FORM),
);
