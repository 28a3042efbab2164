/**
 * Called before the failed page at `path` is tried again, because a newer version may have fixed
 * the failure. Returns a function that reloads the page if only that can help, otherwise null. It
 * never rejects.
 */
export type RenewPage = (path: string, error: unknown) => Promise<(() => void) | null>;

let renew: RenewPage = () => Promise.resolve(null);

/**
 * Only the browser calls this function. The server renders the same routes, but loads remotes in
 * another way.
 */
export function installRenewal(next: RenewPage): void {
  renew = next;
}

export const renewPage: RenewPage = (path, error) => renew(path, error);
