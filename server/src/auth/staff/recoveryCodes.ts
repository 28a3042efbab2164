import { Secret } from 'otpauth';

const HOW_MANY = 10;
const BYTES = 10;

/** New ones, 80 bits each, in four groups for the eye. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => inGroups(new Secret({ size: BYTES }).base32));

/** What somebody typed as it is kept: of any case, with any blanks and dashes. */
export const inGroups = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replace(/[\s-]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');
