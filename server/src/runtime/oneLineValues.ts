import { ConfigError } from './configError';

/**
 * The maximum length of the value of an environment variable. Lists of addresses are the longest
 * values.
 */
const LONGEST = 10_000;
const CONTROL = /\p{Cc}/u;

/**
 * Returns the known environment variables that have a value. Empty variables count as missing.
 * Throws `ConfigError` for a value that no variable may have, such as one with a line break.
 */
export function oneLineValues(
  env: Record<string, string | undefined>,
  known: readonly string[],
): Record<string, string> {
  const present: Record<string, string> = {};
  for (const variable of known) {
    const value = env[variable];
    if (value === undefined || value === '') continue;
    if (value.length > LONGEST)
      throw new ConfigError(`${variable}: is longer than ${LONGEST} characters`);
    if (CONTROL.test(value))
      throw new ConfigError(`${variable}: must be one line, without tabs and other controls`);
    if (value.trim() === '') throw new ConfigError(`${variable}: holds nothing but blanks`);
    present[variable] = value;
  }
  return present;
}
