import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/** The server puts this prefix before the name of a field. */
const PLACE = 'edition.value.';

/** Removes the prefix, so that a failure names fields as the form does. */
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
