/** One deployed remote. */
export type RemoteEntry = {
  version: string;
  /** The address of the remote's `mf-manifest.json`, absolute or from the site's root. */
  entry: string;
  /** `/shop` matches only that path. `/repairs/*` matches that path and everything below it. */
  prefixes: string[];
  /**
   * Names that the remote imports from each shared module. Absent if the server has checked them
   * for the page.
   */
  takes?: Record<string, string[]> | undefined;
  /**
   * The sha384 of the manifest and of every script and style sheet, by file name. Absent if the
   * page does not need them yet.
   */
  integrity?: Record<string, string> | undefined;
};

export type Registry = {
  revision: string;
  /**
   * The shell with which the server renders pages. A tab with another shell gets this one with the
   * next page load.
   */
  shell?: string | undefined;
  /** Changes when the owner publishes content. A tab shows it with the next page load, too. */
  content?: string | undefined;
  remotes: Record<string, RemoteEntry>;
};

/** Invalid hashes are rejected here, because a browser ignores them. */
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
  const { version, entry, prefixes, takes, integrity } = value;
  return (
    isText(version) &&
    isText(entry) &&
    isListOfText(prefixes) &&
    (takes === undefined || isRecordOf(takes, isListOfText)) &&
    (integrity === undefined || isRecordOf(integrity, isHash))
  );
}

/**
 * Parses the registry that the site's own server wrote. Throws if it is not a registry. The server
 * has already checked the entries with their schema (server/src/releases/store/registrySchema.ts).
 * This code checks only the fields that it uses, without loading the library.
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
