/** What somebody else wrote into fields that were typed over here: `Shelf: B2`. */
export function othersOf<Name extends string>(
  overtaken: readonly Name[],
  labels: Record<Name, string>,
  current: Record<Name, string>,
): string[] {
  return overtaken.map((name) => `${labels[name]}: ${current[name] || 'nothing'}`);
}
