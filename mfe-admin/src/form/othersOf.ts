/** Lists what a colleague stored in fields that this member edited too, for example `Shelf: B2`. */
export function othersOf<Name extends string>(
  overtaken: readonly Name[],
  labels: Record<Name, string>,
  current: Record<Name, string>,
): string[] {
  return overtaken.map((name) => `${labels[name]}: ${current[name] || 'nothing'}`);
}
