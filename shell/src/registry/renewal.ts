/** Before the page at `path`, which failed with `error`, is tried again: what it is made of may be mended. Never rejects. */
export type RenewPage = (path: string, error: unknown) => Promise<void>;

let renew: RenewPage = () => Promise.resolve();

/** Where remotes come from is the browser's business: these routes run on the server too. */
export function installRenewal(next: RenewPage): void {
  renew = next;
}

export const renewPage: RenewPage = (path, error) => renew(path, error);
