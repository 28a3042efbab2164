import { Secret } from 'otpauth';

const HOW_MANY = 10;
const BYTES = 10;

/** Creates codes of 80 bits each, in four groups for readability. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => inGroups(new Secret({ size: BYTES }).base32));

/** Normalizes a typed code: any case, blanks and dashes are accepted. */
export const inGroups = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replace(/[\s-]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');
