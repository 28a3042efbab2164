import type { Failure, FailureCode } from '@mcs-repairs/shared/domain/types/failure';

const DEFAULT_MESSAGES: Partial<Record<FailureCode, string>> = {
  'not-found': 'There is nothing here',
  'signed-out': 'Please sign in',
  'second-factor-needed': 'Please confirm your identity with your second factor.',
  'second-factor-missing':
    'Your role requires a second factor. Please set it up on the account page first.',
  forbidden: 'This is not allowed',
  'unknown-browser': 'Please try again with the cookie of this response.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  'proof-needed': 'Your browser must make a short calculation before it can send this.',
  'too-large': 'This is too large',
  'unsupported-media': 'This content type is not accepted',
  unavailable: 'The shop cannot answer right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
};

/**
 * Returns a failure with the default message of its code. `more` can replace the message and add
 * fields.
 */
export function failure(code: FailureCode, more: Partial<Failure> = {}): Failure {
  return { code, message: DEFAULT_MESSAGES[code] ?? 'The request failed', ...more };
}

/**
 * Returns a failed result with the default message of its code. `more` can replace the message and
 * add fields.
 */
export function refused(code: FailureCode, more?: Partial<Failure>) {
  return { ok: false as const, failure: failure(code, more) };
}
