/** Returns a name in the form in which names are compared: without differences in case or blanks. */
export const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
