export type RemoteEntry = {
  version: string;
  /** The address of the remote's `mf-manifest.json`, absolute or from the site's root. */
  entry: string;
  /** `/shop` matches only that path. `/repairs/*` matches that path and everything below it. */
  prefixes: string[];
  /**
   * The names that the remote imports from each shared module. Missing if the server has already
   * checked them.
   */
  takes?: Record<string, string[]> | undefined;
  /**
   * The sha384 hashes of the manifest and of every script and style sheet, by file name. Missing if
   * the page does not need them yet.
   */
  integrity?: Record<string, string> | undefined;
  /**
   * The files and shared modules of the page at each path pattern of the remote's routes. Missing in
   * the page's own data, and for remotes that were built without it.
   */
  pages?: Record<string, string[]> | undefined;
};

export type Registry = {
  revision: string;
  /**
   * The shell with which the server renders pages. A tab with another shell gets this one with its
   * next page load.
   */
  shell?: string | undefined;
  /**
   * Changes when the owner publishes content. A tab shows the new content after its next page load.
   */
  content?: string | undefined;
  remotes: Record<string, RemoteEntry>;
};

/** Browsers ignore invalid hashes, so this code rejects them. */
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isListOfText: Check = (value) => Array.isArray(value) && value.every(isText);
const isHash: Check = (value) => typeof value === 'string' && HASH.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOf = (value: unknown, check: Check): boolean =>
  isObject(value) && Object.values(value).every(check);

function isRemoteEntry(value: unknown): value is RemoteEntry {
  if (!isObject(value)) return false;
  const { version, entry, prefixes, takes, integrity, pages } = value;
  return (
    isText(version) &&
    isText(entry) &&
    isListOfText(prefixes) &&
    (takes === undefined || isRecordOf(takes, isListOfText)) &&
    (integrity === undefined || isRecordOf(integrity, isHash)) &&
    (pages === undefined || isRecordOf(pages, isListOfText))
  );
}

/**
 * Parses the registry that the site's own server wrote. Throws if it is not a registry. The server
 * has already validated the entries (server/src/releases/store/registrySchema.ts), so this code
 * checks only the fields that it uses, without the validation library.
 */
export function readRegistry(value: unknown): Registry {
  if (
    isObject(value) &&
    isText(value['revision']) &&
    (value['shell'] === undefined || isText(value['shell'])) &&
    isRecordOf(value['remotes'], isRemoteEntry)
  )
    return value as Registry;
  throw new Error('The registry cannot be read');
}
