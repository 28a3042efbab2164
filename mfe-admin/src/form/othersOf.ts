/** Lists a colleague's values of fields that this member also edited, for example `Shelf: B2`. */
export function othersOf<Name extends string>(
  overtaken: readonly Name[],
  labels: Record<Name, string>,
  current: Record<Name, string>,
): string[] {
  return overtaken.map((name) => `${labels[name]}: ${current[name] || 'nothing'}`);
}
