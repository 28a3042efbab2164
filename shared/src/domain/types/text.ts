import * as z from 'zod/mini';

type TextRule = {
  /**
   * The maximum number of characters. It is checked before any pattern, because a pattern may be
   * slow on a long text.
   */
  max: number;
  min?: number;
  /**
   * The error message for a missing value, and for a text that is too short unless `tooShort` is
   * set.
   */
  message?: string;
  tooShort?: string;
  tooLong?: string;
  pattern?: RegExp;
  /** The error message for a text that does not match `pattern`. */
  mismatch?: string;
};

type Check = Parameters<z.ZodMiniString['check']>[number];

const ONE_LINE = 'Please use one line of plain text, without hidden characters';
const MISLEADING = 'Please leave out hidden characters';

/**
 * Matches what a single line must not contain: control characters (also a single CR), line and
 * paragraph separators, and marks that change the direction of text.
 */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/**
 * Matches what a text of several lines must not contain: control characters except line breaks and
 * tabs, and marks that change the direction of text.
 */
const NOT_PLAIN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const LINE_BREAKS = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/**
 * Matches invisible characters, which phones add around a number that somebody copies from the
 * contacts.
 */
const UNSEEN_IN_NUMBERS = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Accepts a text exactly as typed, including blanks: for passwords, ids and tokens. */
export const textAsTyped = (rule: TextRule) => textOf(rule);

/**
 * Accepts a single line. Removes blanks at both ends. Rejects control characters and marks that
 * change the direction of text.
 */
export const lineText = (rule: TextRule) =>
  textOf(rule, [z.trim()], [plain(NOT_ONE_LINE, ONE_LINE)]);

/**
 * Accepts one or more lines. Removes blanks at both ends, and writes each line break as `\n`.
 * Rejects other control characters.
 */
export const linesText = (rule: TextRule) =>
  textOf(
    rule,
    [z.overwrite((text) => text.replace(LINE_BREAKS, '\n')), z.trim()],
    [plain(NOT_PLAIN, MISLEADING)],
  );

/**
 * Accepts a single line that is not blank. `message` is the error message for a missing or blank
 * value.
 */
export const requiredText = (message: string, max = 200) => lineText({ message, min: 1, max });

/** Accepts a text of several lines that is not blank. */
export const requiredLines = (message: string, max = 2000) => linesText({ message, min: 1, max });

/** Accepts a text of several lines, which may be empty or missing. */
export const optionalText = (max = 2000) => z.optional(linesText({ max }));

/** Accepts the text of a search. An empty one matches everything. */
export const searchText = textOf({ max: 200 }, [z.trim()]);

/**
 * Accepts a phone number in any notation. Does not check the number of digits, because each field
 * has its own rule for the number of digits.
 */
export const phoneText = (rule: TextRule) =>
  textOf(
    rule,
    [z.overwrite((text) => text.replace(UNSEEN_IN_NUMBERS, '')), z.trim()],
    [plain(NOT_ONE_LINE, ONE_LINE)],
  );

/**
 * Matches text, @, text, dot, text, as in section 5 of the specification. Each text can match in
 * only one way, so the time grows in proportion to its length.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const LONGEST_EMAIL = 254;

/**
 * Accepts an email address (specification, section 5). `required` is the error message if it is
 * missing, and `mismatch` if it is invalid.
 */
export const emailText = ({ required, mismatch }: { required: string; mismatch: string }) =>
  textOf(
    {
      message: required,
      min: 1,
      max: LONGEST_EMAIL,
      tooLong: mismatch,
      pattern: EMAIL_PATTERN,
      mismatch,
    },
    [z.trim()],
    [plain(NOT_ONE_LINE, mismatch)],
  );

export const isEmail = (text: string) =>
  text.length <= LONGEST_EMAIL && EMAIL_PATTERN.test(text) && !NOT_ONE_LINE.test(text);

/**
 * Returns a schema of text that checks the length before any pattern, because a pattern may be slow
 * on a long text.
 */
function textOf(rule: TextRule, first: Check[] = [], last: Check[] = []) {
  const { min = 0, max, message, tooShort = message, pattern, mismatch } = rule;
  const { tooLong = `Please use at most ${max} characters` } = rule;
  const checks = [...first];
  if (min > 0) checks.push(z.minLength(min, { error: tooShort, abort: true }));
  checks.push(z.maxLength(max, { error: tooLong, abort: true }), ...last);
  if (pattern) checks.push(z.regex(pattern, { error: mismatch, abort: true }));
  return z.string({ error: message }).check(...checks);
}

function plain(hidden: RegExp, error: string): Check {
  return z.refine((text: string) => !hidden.test(text), { error, abort: true });
}
