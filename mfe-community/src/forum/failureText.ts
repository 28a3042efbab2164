import type { Failure } from '@mcs-repairs/shared/domain/types/failure';

/** Explains to a visitor why the text was not stored. The form keeps the text. */
export function failureText(error: unknown): string {
  const { code, message, retryAfterSeconds } = (error ?? {}) as Partial<Failure>;
  switch (code) {
    case 'network':
      return 'We could not reach the shop. Your text is still here; please try again.';
    case 'too-many-requests':
      return `You sent a lot in a short time. Please try again in ${waitText(retryAfterSeconds)}.`;
    case 'locked':
      return 'This discussion was locked in the meantime. Your text is still here, so you can copy it.';
    case 'signed-out':
      return 'You are signed out. Please sign in again.';
    case 'invalid':
    case 'name-reserved':
    case 'limit-reached':
    case 'proof-needed':
    case 'not-found':
    case 'forbidden':
    case 'conflict':
      return message ?? 'Your text was not accepted. Please check what you typed.';
    default:
      return 'Something went wrong on our side. Your text is still here; please try again.';
  }
}

function waitText(seconds = 60): string {
  if (seconds < 90) return seconds <= 1 ? 'a second' : `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
