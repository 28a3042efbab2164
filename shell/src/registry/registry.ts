/** One deployed remote. */
export type RemoteEntry = {
  version: string;
  /** Address of its `mf-manifest.json`, absolute or from the site's root. */
  entry: string;
  /** `/shop` means that path only, `/repairs/*` that path and everything below it. */
  prefixes: string[];
  /** Names that the remote takes of each shared module; left out where the server has judged them for the page. */
  takes?: Record<string, string[]> | undefined;
  /** sha384 of the manifest and of every script and style sheet, by file name; left out where the page needs none of them yet. */
  integrity?: Record<string, string> | undefined;
};

export type Registry = {
  revision: string;
  /** Which shell the server makes pages with; a tab with another one moves on to it with a page load. */
  shell?: string | undefined;
  remotes: Record<string, RemoteEntry>;
};

/** A browser takes a hash that it cannot read for none at all. */
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
 * What the site's own server wrote, as a registry; throws when it is none. The server judges entries by their schema
 * (server/src/releases/store/registrySchema.ts) before anybody sees them: here is looked for what is relied on, without the library.
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
