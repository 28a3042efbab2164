import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/** The server names a field by its place in the request. */
const PLACE = 'edition.value.';

/** Names the fields of a failure as the form does. */
export function withFormFields<Value>(result: Result<Value>): Result<Value> {
  if (result.ok || !result.failure.fields) return result;
  const fields = Object.fromEntries(
    Object.entries(result.failure.fields).map(([name, message]) => [
      name.startsWith(PLACE) ? name.slice(PLACE.length) : name,
      message,
    ]),
  );
  return { ok: false, failure: { ...result.failure, fields } };
}
