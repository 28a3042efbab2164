import * as z from 'zod/mini';

type TextRule = {
  /** The maximum number of characters. A longer text is rejected before any pattern runs. */
  max: number;
  min?: number;
  /** The message for a missing value, and for a short one without its own message. */
  message?: string;
  tooShort?: string;
  tooLong?: string;
  pattern?: RegExp;
  /** The message when `pattern` does not match. */
  mismatch?: string;
};

type Check = Parameters<z.ZodMiniString['check']>[number];

const ONE_LINE = 'Please use one line of plain text, without hidden characters';
const MISLEADING = 'Please leave out hidden characters';

/**
 * Control characters (also a lone CR), separators of lines and paragraphs, and marks that change
 * the direction of the text after them.
 */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/**
 * Control characters and marks that change the text direction. Line breaks and the tab are allowed,
 * because a text of several lines may contain them.
 */
const NOT_PLAIN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const LINE_BREAKS = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/**
 * Invisible characters that phones add around a number when somebody copies it from the contacts.
 */
const UNSEEN_IN_NUMBERS = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Accepts text exactly as typed, with its blanks, for passwords, ids and tokens. */
export const textAsTyped = (rule: TextRule) => textOf(rule);

/**
 * Accepts a single line and trims it. Control characters and marks that change the text direction
 * are rejected.
 */
export const lineText = (rule: TextRule) =>
  textOf(rule, [z.trim()], [plain(NOT_ONE_LINE, ONE_LINE)]);

/**
 * Accepts one or more lines, trims them, and writes every line break as `\n`. Other control
 * characters are rejected.
 */
export const linesText = (rule: TextRule) =>
  textOf(
    rule,
    [z.overwrite((text) => text.replace(LINE_BREAKS, '\n')), z.trim()],
    [plain(NOT_PLAIN, MISLEADING)],
  );

/**
 * Accepts a line that is not empty after trimming. `message` is for a missing, empty or blank
 * value.
 */
export const requiredText = (message: string, max = 200) => lineText({ message, min: 1, max });

/** Accepts text of several lines that is not empty after trimming. */
export const requiredLines = (message: string, max = 2000) => linesText({ message, min: 1, max });

/** Accepts lines that may be missing or empty. */
export const optionalText = (max = 2000) => z.optional(linesText({ max }));

/** Accepts the search text of a list. An empty text matches all entries. */
export const searchText = textOf({ max: 200 }, [z.trim()]);

/** Accepts a phone number in any notation. Each field decides how many digits it needs. */
export const phoneText = (rule: TextRule) =>
  textOf(
    rule,
    [z.overwrite((text) => text.replace(UNSEEN_IN_NUMBERS, '')), z.trim()],
    [plain(NOT_ONE_LINE, ONE_LINE)],
  );

/**
 * Matches text, @, text, dot, text, which is the specification's rule for addresses (specification,
 * section 5). Each text matches in only one way, so the pattern runs in linear time.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const LONGEST_EMAIL = 254;

/**
 * Accepts an email address (specification, section 5). `required` is the message for a missing
 * address, `mismatch` for an invalid one.
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
 * Fixes the order of checks. The length is checked first, so that patterns run only on texts of
 * limited length.
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
