type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * Returns the first error message of each field, by the name of the field. A nested field has a
 * name such as `items.0.quantity`. Screens show the message below the field.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message;
  return errors;
}
