/** Formats a share in whole percent, such as `33%`. `whole` must not be 0. */
export const percentOf = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 100)}%`;
