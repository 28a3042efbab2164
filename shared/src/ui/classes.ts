/** Joins class names. Names that are false or undefined are left out. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
