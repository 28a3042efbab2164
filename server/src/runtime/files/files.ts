/**
 * A stored file. `writtenAt` is the time of the store's clock, which may differ from this
 * machine's.
 */
export type StoredFile = { name: string; bytes: number; writtenAt: Date };

/**
 * A store of files by name, such as `photos/<id>.jpg`: a folder or a bucket. Every function rejects
 * with `FilesAway` while the store does not respond.
 */
export type Files = {
  /**
   * Stores a file completely or not at all. With `onlyIfMissing`, returns false and changes nothing
   * if the file exists.
   */
  write(name: string, content: Buffer, options?: { onlyIfMissing: boolean }): Promise<boolean>;
  /** Returns the content of a file. Null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Removes a file. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Returns all files below a folder such as `photos/`, including unfinished ones. */
  list(folder: string): Promise<StoredFile[]>;
  /**
   * Returns whether the store did not respond to the last request. Undefined for a store that
   * always responds.
   */
  isAway?(): boolean;
};

/**
 * Thrown if the store of files did not respond (`silent`), failed (`failed`), or rejected the
 * site's key or request (`refused`). A request that needs a file gets 503 then.
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

/** Checks that the store of files can remove files now. Otherwise rejects with `FilesAway`. */
export const reachFiles = async (files: Files): Promise<void> =>
  void (await files.has('photos/none.jpg'));

const PART = /^(?!\.{1,2}$)[^/\\\p{Cc}]{1,200}$/u;

/**
 * Returns the parts of a file's name between slashes. @throws if a part could lead out of the
 * store.
 */
export function partsOf(name: string): string[] {
  const parts = name.split('/');
  if (!parts.every((part) => PART.test(part))) throw new Error('a file has an impossible name');
  return parts;
}
