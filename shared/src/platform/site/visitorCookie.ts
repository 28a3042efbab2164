/**
 * Writes a cookie in the form of `document.cookie`. Where the browser refuses cookies, nothing
 * happens and the page goes on.
 */
export function writeVisitorCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    return;
  }
}
