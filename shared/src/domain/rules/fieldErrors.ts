type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * Returns the first message of each field, by field name (`items.0.quantity` for nested fields).
 * Screens show it below the field.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message;
  return errors;
}
