/**
 * Every address that contains a secret, relative to the site's root. The secret is behind `#`, and
 * browsers never send this part of an address, so logs, caches and referrers do not contain it.
 * `token` is base64url. With an empty token, the address leads to the page without a secret.
 */
export const SECRET_PATHS = {
  confirmation: (token: string) => withSecret('/booking-confirmation', token),
  /** The private link to one booking. Without a token, it is the "Track repair" page. */
  myBooking: (token: string) => (token ? withSecret('/my-booking/open', token) : '/my-booking'),
  /** Confirms and ends emails about new replies to a thread. */
  confirmFollow: (token: string) => withSecret('/community/follow', token),
  endFollow: (token: string) => withSecret('/community/follow?stop', token),
  setUp: (token: string) => withSecret('/admin/setup', token),
  passwordReset: (token: string) => withSecret('/admin/reset', token),
  /** The password page for an invited member, who chooses the first password there. */
  invitation: (token: string) => withSecret('/admin/reset?invited', token),
  /** Approves a browser that is unknown to the account, after somebody tried to sign in there. */
  signInApproval: (token: string) => withSecret('/admin/approve', token),
} as const;

const withSecret = (path: string, token: string) => (token ? `${path}#${token}` : path);

/**
 * Returns the secret behind `#`, or an empty text. Of a truncated link, returns the part that is
 * left.
 */
export function secretOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
