/**
 * Writes a cookie; the text has the form of `document.cookie`. If the browser rejects cookies,
 * nothing happens.
 */
export function writeVisitorCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    return;
  }
}
