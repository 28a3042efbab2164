import type { Failure, FailureCode, Result } from '../../domain/types/failure';

export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failed(
  code: FailureCode,
  message: string,
  more: Partial<Failure> = {},
): Result<never> {
  return { ok: false, failure: { code, message, ...more } };
}

/** Returns a failure for operations that only the shop's server can perform. */
export async function needsServer(): Promise<Result<never>> {
  return failed(
    'unavailable',
    'This needs the shop’s server, and this site keeps everything in your browser.',
  );
}
