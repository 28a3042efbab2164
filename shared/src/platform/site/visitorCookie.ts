/**
 * Writes a cookie, in the form of `document.cookie`. If the browser rejects cookies, does nothing.
 */
export function writeVisitorCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    return;
  }
}
