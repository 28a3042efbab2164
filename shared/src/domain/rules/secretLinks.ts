/**
 * Every address that carries a secret, from the site's root. The secret stands behind `#`, which browsers never send: it
 * stays out of logs, caches and the addresses that other sites are told. `token` is base64url; empty gives the bare page.
 */
export const SECRET_PATHS = {
  confirmation: (token: string) => withSecret('/booking-confirmation', token),
  /** The private link to one booking; without its secret the page that looks for it. */
  myBooking: (token: string) => (token ? withSecret('/my-booking/open', token) : '/my-booking'),
  setUp: (token: string) => withSecret('/admin/setup', token),
  passwordReset: (token: string) => withSecret('/admin/reset', token),
  /** The same page for who chooses a first password. */
  invitation: (token: string) => withSecret('/admin/reset?invited', token),
  /** Lets a browser sign in that asked from an unknown place. */
  signInApproval: (token: string) => withSecret('/admin/approve', token),
} as const;

const withSecret = (path: string, token: string) => (token ? `${path}#${token}` : path);

/** The secret behind `#`, or an empty text; of a link that was cut, what is left of it. */
export function secretOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
