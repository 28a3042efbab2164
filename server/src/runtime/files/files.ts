/** A stored file. `writtenAt` is a time of the store's clock, not of this machine. */
export type StoredFile = { name: string; bytes: number; writtenAt: Date };

/**
 * A store of files by name, such as `photos/<id>.jpg`. All functions reject with `FilesAway` while
 * the store does not respond.
 */
export type Files = {
  /**
   * Stores a file completely or not at all. With `onlyIfMissing`, an existing file is not changed,
   * and the result is false.
   */
  write(name: string, content: Buffer, options?: { onlyIfMissing: boolean }): Promise<boolean>;
  /** Returns the complete content. Null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Removes a file. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Returns all files below a folder such as `photos/`, including unfinished ones. */
  list(folder: string): Promise<StoredFile[]>;
  /**
   * Returns whether the store did not respond to the newest request. Undefined for a store that is
   * always available.
   */
  isAway?(): boolean;
};

/**
 * Why the store could not be used: it did not respond (`silent`), failed (`failed`), or rejected
 * the site's key or request (`refused`). A request that needs a file then gets 503.
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

/** Returns the parts of a file's name. @throws if a part could point outside of the store. */
export function partsOf(name: string): string[] {
  const parts = name.split('/');
  if (!parts.every((part) => PART.test(part))) throw new Error('a file has an impossible name');
  return parts;
}
