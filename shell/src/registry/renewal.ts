/**
 * Runs before the failed page at `path` is tried again, because a newer version may have fixed it.
 * Never rejects.
 */
export type RenewPage = (path: string, error: unknown) => Promise<void>;

let renew: RenewPage = () => Promise.resolve();

/**
 * The browser installs this function, because these routes also run on the server, where remotes
 * are loaded in another way.
 */
export function installRenewal(next: RenewPage): void {
  renew = next;
}

export const renewPage: RenewPage = (path, error) => renew(path, error);
