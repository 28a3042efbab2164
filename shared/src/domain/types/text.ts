import * as z from 'zod/mini';

type TextRule = {
  /** At most so many characters. A longer text is refused before any pattern sees it. */
  max: number;
  min?: number;
  /** Shown for a missing value, and for a shorter one without words of its own. */
  message?: string;
  tooShort?: string;
  tooLong?: string;
  pattern?: RegExp;
  /** Shown when `pattern` does not match. */
  mismatch?: string;
};

type Check = Parameters<z.ZodMiniString['check']>[number];

const ONE_LINE = 'Please use one line of plain text, without hidden characters';
const MISLEADING = 'Please leave out hidden characters';

/** Controls (a lone CR too), separators of lines and paragraphs, and marks that turn the direction of what follows. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** The same without the breaks between lines and the tab, which a text of several lines may have. */
const NOT_PLAIN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const LINE_BREAKS = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/** Marks that telephones put around a number that is copied from their contacts. */
const UNSEEN_IN_NUMBERS = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Text as it was typed, blanks and all: for passwords, ids and secrets. */
export const textAsTyped = (rule: TextRule) => textOf(rule);

/** A single line, trimmed; controls and marks that turn the direction of writing are refused. */
export const lineText = (rule: TextRule) =>
  textOf(rule, [z.trim()], [plain(NOT_ONE_LINE, ONE_LINE)]);

/** One or more lines, trimmed, every line break a `\n`; other controls are refused. */
export const linesText = (rule: TextRule) =>
  textOf(
    rule,
    [z.overwrite((text) => text.replace(LINE_BREAKS, '\n')), z.trim()],
    [plain(NOT_PLAIN, MISLEADING)],
  );

/** A line that must not be empty once trimmed; `message` is shown for a missing, empty or blank value. */
export const requiredText = (message: string, max = 200) => lineText({ message, min: 1, max });

/** The same for a text of several lines. */
export const requiredLines = (message: string, max = 2000) => linesText({ message, min: 1, max });

/** Lines that may be absent or empty. */
export const optionalText = (max = 2000) => z.optional(linesText({ max }));

/** What is looked for in a list; empty text looks for nothing. */
export const searchText = textOf({ max: 200 }, [z.trim()]);

/** A telephone number as people write it; how many digits it has is a matter of the field. */
export const phoneText = (rule: TextRule) =>
  textOf(
    rule,
    [z.overwrite((text) => text.replace(UNSEEN_IN_NUMBERS, '')), z.trim()],
    [plain(NOT_ONE_LINE, ONE_LINE)],
  );

/** Text, @, text, dot, text: the specification's rule for addresses (section 5). One way to match each text, so it takes linear time. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const LONGEST_EMAIL = 254;

/** An e-mail address (section 5); `required` is shown for a missing one, `mismatch` for one of another shape. */
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

/** The one order of checks: what is too short or too long goes no further, so that no pattern ever judges a text of any length. */
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
