/** Writes a cookie, as `document.cookie` takes it. Where the browser refuses cookies it is left out: the page goes on without. */
export function writeVisitorCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    return;
  }
}
