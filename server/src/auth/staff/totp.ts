import { Secret, TOTP } from 'otpauth';
import { isSameSecret } from '../../db';

/**
 * The length of a time step. The codes follow RFC 6238 as authenticator apps implement it:
 * HMAC-SHA-1, six digits, 30 seconds.
 */
const STEP_SECONDS = 30;
/**
 * The number of time steps before and after the current one whose codes are also valid. A phone's
 * clock may be wrong.
 */
const DRIFT = 1;
const SECRET_BYTES = 20;

const totp = (secret: string) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** Returns a new secret in base 32, the form that apps read. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Returns the code of one 30-second step. `secret` is in base 32. */
export const totpCode = (secret: string, step: number): string =>
  totp(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });

/** Returns the 30-second steps around the current time that have this code, latest first. */
export function stepsOfCode(secret: string, code: string, now: Date): number[] {
  const around = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => stepAt(now) + DRIFT - index);
  return around.filter((step) => isSameSecret(code, totpCode(secret, step)));
}

/** Returns the address in the QR code with which an authenticator app gets the secret. */
export function totpAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
