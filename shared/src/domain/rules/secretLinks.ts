/**
 * Every address that contains a secret, from the site's root. The secret stands behind `#`, which
 * browsers never send. It therefore stays out of logs, caches and referrers. `token` is base64url;
 * an empty token gives the page without a secret.
 */
export const SECRET_PATHS = {
  confirmation: (token: string) => withSecret('/booking-confirmation', token),
  /** The private link to one booking; without its secret, the page that looks a booking up. */
  myBooking: (token: string) => (token ? withSecret('/my-booking/open', token) : '/my-booking'),
  setUp: (token: string) => withSecret('/admin/setup', token),
  passwordReset: (token: string) => withSecret('/admin/reset', token),
  /** The password page for an invited member who chooses the first password. */
  invitation: (token: string) => withSecret('/admin/reset?invited', token),
  /** Approves a browser that tried to sign in from an unknown place. */
  signInApproval: (token: string) => withSecret('/admin/approve', token),
} as const;

const withSecret = (path: string, token: string) => (token ? `${path}#${token}` : path);

/** The secret behind `#`, or an empty text; of a truncated link, the part that is left. */
export function secretOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
