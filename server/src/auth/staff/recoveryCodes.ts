import { Secret } from 'otpauth';

const HOW_MANY = 10;
const BYTES = 10;

/** Creates recovery codes of 80 random bits each, written in four groups for readability. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => inGroups(new Secret({ size: BYTES }).base32));

/** Normalizes a recovery code as a person types it: any case, blanks and dashes are accepted. */
export const inGroups = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replace(/[\s-]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');
