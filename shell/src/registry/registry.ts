import { isRecord } from '@mcs-repairs/shared/domain/rules/isRecord';

export type RemoteEntry = {
  version: string;
  /**
   * The address of the remote's `mf-manifest.json`. It is absolute, or starts at the root of the
   * site.
   */
  entry: string;
  /**
   * `/shop` only matches this path. `/repairs/*` matches the path `/repairs` and everything below
   * it.
   */
  prefixes: string[];
  /**
   * The names that the remote imports from each shared module. Undefined if the server has already
   * checked them.
   */
  takes?: Record<string, string[]> | undefined;
  /**
   * The sha384 hashes of the manifest, the scripts and the style sheets, by file name. Undefined
   * while the page does not need them.
   */
  integrity?: Record<string, string> | undefined;
  /**
   * For each path pattern of the remote's routes, the files and shared modules of the page.
   * Undefined in the data of the page, and for remotes that were built without this list.
   */
  pages?: Record<string, string[]> | undefined;
};

export type Registry = {
  revision: string;
  /**
   * The shell with which the server renders pages. A tab with another shell gets this shell with
   * its next page load.
   */
  shell?: string | undefined;
  /**
   * A text that changes when the owner publishes content. A tab shows the new content after its
   * next page load.
   */
  content?: string | undefined;
  remotes: Record<string, RemoteEntry>;
};

/**
 * Browsers ignore a hash in the wrong format, and would run the file unchecked. So such a hash is
 * rejected here.
 */
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isListOfText: Check = (value) => Array.isArray(value) && value.every(isText);
const isHash: Check = (value) => typeof value === 'string' && HASH.test(value);

const isRecordOf = (value: unknown, check: Check): boolean =>
  isRecord(value) && Object.values(value).every(check);

function isRemoteEntry(value: unknown): value is RemoteEntry {
  if (!isRecord(value)) return false;
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
 * Parses the registry that the server of this site wrote. The server has already validated the
 * entries (server/src/releases/store/registrySchema.ts). So this code only checks the fields that
 * it uses, without the validation library.
 * @throws if the value is not a registry.
 */
export function readRegistry(value: unknown): Registry {
  if (
    isRecord(value) &&
    isText(value['revision']) &&
    (value['shell'] === undefined || isText(value['shell'])) &&
    isRecordOf(value['remotes'], isRemoteEntry)
  )
    return value as Registry;
  throw new Error('The registry cannot be read');
}
