/**
 * The paths of links that contain a secret. The secret comes after `#`. Browsers do not send this
 * part of an address, so logs, caches and referrers never contain it. `token` is base64url. If it
 * is empty, the path is that of the page without a secret.
 */
export const SECRET_PATHS = {
  confirmation: (token: string) => withSecret('/booking-confirmation', token),
  /** The private link of a booking. With an empty token, the path of the page "Track repair". */
  myBooking: (token: string) => (token ? withSecret('/my-booking/open', token) : '/my-booking'),
  /**
   * The link with which the owner of an email address confirms emails about a thread, and later
   * ends them.
   */
  confirmFollow: (token: string) => withSecret('/community/follow', token),
  endFollow: (token: string) => withSecret('/community/follow?stop', token),
  /** The private link with which the author edits one thread or reply on another device. */
  myPost: (token: string, id: string) =>
    withSecret(`/community/my-post/${encodeURIComponent(id)}`, token),
  setUp: (token: string) => withSecret('/admin/setup', token),
  passwordReset: (token: string) => withSecret('/admin/reset', token),
  /** The page on which an invited staff member chooses a password. */
  invitation: (token: string) => withSecret('/admin/reset?invited', token),
  /** The link with which a staff member approves a browser that is new to the account. */
  signInApproval: (token: string) => withSecret('/admin/approve', token),
} as const;

const withSecret = (path: string, token: string) => (token ? `${path}#${token}` : path);

/**
 * Returns the secret after `#`. Empty if there is none. If an email program has cut the link,
 * returns what is left of the secret.
 */
export function secretOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
