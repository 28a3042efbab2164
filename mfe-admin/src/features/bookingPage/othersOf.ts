/** What a colleague stored in fields that were also edited here: `Shelf: B2`. */
export function othersOf<Name extends string>(
  overtaken: readonly Name[],
  labels: Record<Name, string>,
  current: Record<Name, string>,
): string[] {
  return overtaken.map((name) => `${labels[name]}: ${current[name] || 'nothing'}`);
}
