import { failureOf } from 'shared/domain/rules/failureOf';
import type { Result } from 'shared/domain/types/failure';

/** What a cached endpoint's change answered, as the port says it. */
export const resultOf = <Value>({
  data,
  error,
}: {
  data?: Value;
  error?: unknown;
}): Result<Value> =>
  error === undefined
    ? { ok: true, value: data as Value }
    : { ok: false, failure: failureOf(error) };
