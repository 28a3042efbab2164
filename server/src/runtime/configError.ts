const LONGEST = 300;

/** Thrown for an invalid setting. The message is one line that names the environment variable. */
export class ConfigError extends Error {
  constructor(message: string) {
    // eslint-disable-next-line no-control-regex -- values are quoted, and may hold anything
    const line = message.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
    super(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
  }
}

/** Returns the code of a system error, such as `EACCES`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
