/**
 * The addresses that contain a secret, relative to the site's root. The secret is behind `#`.
 * Browsers do not send this part of an address, so logs, caches and referrers never contain it.
 * `token` is base64url. With an empty token, the address is that of the page without a secret.
 */
export const SECRET_PATHS = {
  confirmation: (token: string) => withSecret('/booking-confirmation', token),
  /**
   * The private link to one booking. Without a token, it is the address of the page "Track repair".
   */
  myBooking: (token: string) => (token ? withSecret('/my-booking/open', token) : '/my-booking'),
  /** The link that confirms emails about new replies to a thread, and also ends them. */
  confirmFollow: (token: string) => withSecret('/community/follow', token),
  endFollow: (token: string) => withSecret('/community/follow?stop', token),
  setUp: (token: string) => withSecret('/admin/setup', token),
  passwordReset: (token: string) => withSecret('/admin/reset', token),
  /** The page on which an invited member of staff chooses the first password. */
  invitation: (token: string) => withSecret('/admin/reset?invited', token),
  /**
   * The link that approves a browser from which somebody signs in to an account for the first time.
   */
  signInApproval: (token: string) => withSecret('/admin/approve', token),
} as const;

const withSecret = (path: string, token: string) => (token ? `${path}#${token}` : path);

/**
 * Returns the secret behind `#`, or an empty text. If an email program has cut the link, the result
 * is the remaining part.
 */
export function secretOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
