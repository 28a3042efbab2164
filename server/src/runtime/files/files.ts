/** A stored file. `writtenAt` is the time of the store's own clock. */
export type StoredFile = { name: string; bytes: number; writtenAt: Date };

/**
 * Files by name, such as `photos/<id>.jpg`. Every function rejects with `FilesAway` while the store
 * does not respond.
 */
export type Files = {
  /**
   * Stores a file completely or not at all. With `onlyIfMissing`, an existing file stays as it is,
   * and the result is false.
   */
  write(name: string, content: Buffer, options?: { onlyIfMissing: boolean }): Promise<boolean>;
  /** Returns the complete content, or null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Removes a file. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Returns all files below a folder such as `photos/`, also unfinished ones. */
  list(folder: string): Promise<StoredFile[]>;
  /** Whether the store did not respond to the newest request. Missing if it is always there. */
  isAway?(): boolean;
};

/**
 * The store did not respond (`silent`), failed (`failed`), or refused the site's key or request
 * (`refused`). A request that needs a file gets 503.
 */
export class FilesAway extends Error {
  readonly statusCode = 503;
  constructor(
    readonly reason: string,
    readonly kind: 'silent' | 'failed' | 'refused',
  ) {
    super(`the store of files does not respond: ${reason}`);
  }
}

/** Rejects with `FilesAway` if the store cannot remove files now. */
export const reachFiles = async (files: Files): Promise<void> =>
  void (await files.has('photos/none.jpg'));

const PART = /^(?!\.{1,2}$)[^/\\\p{Cc}]{1,200}$/u;

/** Returns the parts of a file's name. @throws if a part could lead out of the store. */
export function partsOf(name: string): string[] {
  const parts = name.split('/');
  if (!parts.every((part) => PART.test(part))) throw new Error('a file has an impossible name');
  return parts;
}
