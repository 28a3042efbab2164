/** Returns the fields whose text differs from the initial text. */
export function changedFields<Values extends Record<string, string>>(
  first: Values,
  values: Values,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== first[name]),
  ) as Partial<Values>;
}
