import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  integrityOf,
  pinOf,
  readRemoteFile,
  type RegisteredRemote,
  type Registry,
} from '../releases';

const assetsSchema = z.object({
  groups: z.record(z.string(), z.array(z.string())),
  integrity: z.record(z.string(), z.string()),
  provides: z.record(z.string(), z.array(z.string())),
  consumes: z.record(z.string(), z.array(z.string())),
});
type Assets = z.infer<typeof assetsSchema>;

const filesSchema = z.object({ sync: z.array(z.string()) });
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({ name: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) }),
  ),
});
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Returns only the part of a module federation manifest that browsers need: the name of the
 * container's file. The other parts would make a page five percent larger.
 */
const manifestForPage = ({ metaData: { remoteEntry } }: Manifest) => ({
  metaData: { remoteEntry: { name: remoteEntry.name } },
});

/**
 * A file that a page uses. Browsers compare it with the hash in `integrity`. `text` is the content
 * of a style sheet that the page can contain itself.
 */
export type Asset = { url: string; integrity: string; text?: string | undefined };
/** All files that one page uses, in the order in which the document names them. */
export type PageAssets = {
  entry: Asset;
  scripts: Asset[];
  styles: Asset[];
  manifests: Record<string, unknown>;
  /**
   * Scripts of fragments from other areas, by remote. Browsers load them only when a fragment needs
   * them.
   */
  sleepingScripts: Record<string, string[]>;
};

const isStyle = (file: string): file is `${string}.css` => file.endsWith('.css');
/**
 * A page contains style sheets of at most this many characters together, and links to the others.
 * The public pages have at most 60,000.
 */
const LONGEST_STYLES = 100_000;
/**
 * These texts would end a style sheet in an HTML document, or mean something else there: relative
 * addresses, and characters that are not the bytes of the file.
 */
const NOT_IN_HTML = /<\/style|<!--|url\(|image-set\(|@import|[\r\0\ufeff\ufffd]/i;
/** The runtime of webpack finds a style sheet by this part of its address, so it must be unique. */
const UNIQUE_NAME = /^[^/]+\.[0-9a-f]{8}\.css$/;
/** How many style sheets are cached. The active versions of all areas have about 60. */
const MOST_STYLES = 200;
const SHELL_BASE = '/shell/';

/** Thrown if files of a remote are missing or do not match their hashes. */
export class RemoteFilesMissing extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`${remote}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Where files of a page are: their folder in the site, their hashes, and how to read styles. */
type Source = {
  base: string;
  hashOf: (file: string) => string;
  read: (file: `${string}.css`) => Promise<string>;
};

/** Leaves out the texts of style sheets that are too large together with those before them. */
function withinLimit(styles: readonly Asset[]): Asset[] {
  let room = LONGEST_STYLES;
  return styles.map((style) => {
    room -= style.text?.length ?? 0;
    return room < 0 ? { ...style, text: undefined } : style;
  });
}

/** Creates a function that finds the files for a page of the shell or of an active remote. */
export function createAssetIndex(
  readShell: () => Promise<{ folder: string; assets: string }>,
  remotesDir: string,
) {
  let shell: { text: string; assets: Assets } | undefined;
  const texts = new Map<string, Promise<string | undefined>>();
  const remotes = new Map<string, Promise<{ assets: Assets; manifest: Manifest }>>();

  const loadRemote = async (name: string, remote: RegisteredRemote) => {
    // The hashes are part of the key, because another hash means another file, even at the same
    // address.
    const pins = [pinOf(remote, 'assets.json'), pinOf(remote, 'mf-manifest.json')];
    const key = [name, remote.entry, ...pins].join(' ');
    let loaded = remotes.get(key);
    if (!loaded) {
      loaded = Promise.all([
        readRemoteFile(remotesDir, remote, 'assets.json'),
        readRemoteFile(remotesDir, remote, 'mf-manifest.json'),
      ]).then(([assets, manifest]) => ({
        assets: assetsSchema.parse(JSON.parse(assets)),
        manifest: manifestSchema.parse(JSON.parse(manifest)),
      }));
      loaded.catch(() => remotes.delete(key));
      remotes.set(key, loaded);
    }
    return await loaded;
  };

  /**
   * Returns the text of a style sheet. Undefined if the page cannot contain it, or if it does not
   * match its hash. The page then links to it.
   */
  const textOf = ({ url, integrity }: Asset, read: () => Promise<string>) => {
    const key = `${url} ${integrity}`;
    let text = texts.get(key);
    if (!text) {
      text = read().then(
        (css) => (NOT_IN_HTML.test(css) ? undefined : css),
        () => void texts.delete(key),
      );
      texts.set(key, text);
      const oldest = texts.size > MOST_STYLES ? texts.keys().next().value : undefined;
      if (oldest !== undefined) texts.delete(oldest);
    }
    return text;
  };

  /**
   * Returns the files of a page. `chunks` has the names of webpack chunks by remote, as the
   * renderer used them. Of `sleepingChunks`, only the styles are included. The browser gets the
   * names of their scripts, and loads all of them at once when it needs them.
   * @throws {RemoteFilesMissing} if files of a remote do not match their hashes. The caller then
   * makes the page without that remote.
   */
  return async function pageAssets(
    registry: Registry,
    chunks: Record<string, string[]>,
    sleepingChunks: Record<string, string[]> = {},
  ): Promise<PageAssets> {
    const { assets: text, folder } = await readShell();
    if (shell?.text !== text) shell = { text, assets: assetsSchema.parse(JSON.parse(text)) };
    const shellAssets = shell.assets;
    const scripts = new Map<string, Asset>();
    const styles = new Map<string, Asset>();
    const manifests: Record<string, unknown> = {};
    const sleepingScripts: Record<string, string[]> = {};
    const readers = new Map<string, () => Promise<string>>();
    const add = ({ base, hashOf, read }: Source, files: readonly string[]) => {
      for (const file of files) {
        const url = base + file;
        (isStyle(file) ? styles : scripts).set(url, { url, integrity: hashOf(file) });
        if (isStyle(file) && UNIQUE_NAME.test(file)) readers.set(url, () => read(file));
      }
    };
    const ofShell: Source = {
      base: SHELL_BASE,
      hashOf(file) {
        const hash = shellAssets.integrity[file];
        if (!hash) throw new Error(`The shell's assets.json names ${file} without its hash`);
        return hash;
      },
      async read(file) {
        const bytes = await readFile(path.join(folder, file));
        if (shellAssets.integrity[file] !== integrityOf(bytes))
          throw new Error(`${file} is not the file of this shell`);
        return bytes.toString('utf8');
      },
    };

    const mainFiles = shellAssets.groups['main'] ?? [];
    add(ofShell, mainFiles);
    const addRemote = async (name: string, names: readonly string[], isAsleep: boolean) => {
      const remote = registry.remotes[name];
      if (!remote) return;
      const refuse = (error: unknown): never => {
        throw new RemoteFilesMissing(name, error);
      };
      const { assets, manifest } = await loadRemote(name, remote).catch(refuse);
      const ofRemote: Source = {
        base: remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1),
        hashOf(file) {
          try {
            return pinOf(remote, file);
          } catch (error) {
            return refuse(error);
          }
        },
        read: (file) => readRemoteFile(remotesDir, remote, file),
      };
      const exposed = manifest.exposes.find((expose) => expose.name === 'remote');
      const needed = (files: readonly string[]) => {
        if (!isAsleep) return files;
        if (!(name in chunks)) {
          const known = (sleepingScripts[name] ??= []);
          known.push(...files.filter((file) => !isStyle(file) && !known.includes(file)));
        }
        return files.filter(isStyle);
      };
      const first = [
        manifest.metaData.remoteEntry.name,
        ...(exposed ? [...exposed.assets.js.sync, ...exposed.assets.css.sync] : []),
      ];
      add(ofRemote, needed(first));
      for (const chunk of names) {
        for (const module of assets.consumes[chunk] ?? []) {
          const files = shellAssets.provides[module] ?? [];
          add(ofShell, isAsleep ? files.filter(isStyle) : files);
        }
        add(ofRemote, needed(assets.groups[chunk] ?? []));
      }
      manifests[remote.entry] = manifestForPage(manifest);
    };
    for (const [name, names] of Object.entries(chunks)) await addRemote(name, names, false);
    for (const [name, names] of Object.entries(sleepingChunks)) await addRemote(name, names, true);

    const withText = async (style: Asset): Promise<Asset> => {
      const read = style.url.startsWith('/') ? readers.get(style.url) : undefined;
      return read ? { ...style, text: await textOf(style, read) } : style;
    };
    const entryFile = mainFiles.find((file) => /^main\..*js$|^main\.js$/.test(file));
    const entry = entryFile && scripts.get(SHELL_BASE + entryFile);
    if (!entry) throw new Error('The shell is not built: its assets name no entry');
    scripts.delete(entry.url);
    return {
      entry,
      scripts: [...scripts.values()],
      styles: withinLimit(await Promise.all([...styles.values()].map(withText))),
      manifests,
      sleepingScripts,
    };
  };
}
