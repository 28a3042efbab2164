import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { pinOf, readRemoteFile } from './remoteFiles';
import type { RegisteredRemote, Registry } from './registryFile';

const assetsSchema = z.object({
  groups: z.record(z.string(), z.array(z.string())),
  integrity: z.record(z.string(), z.string()),
  provides: z.record(z.string(), z.array(z.string())),
  consumes: z.record(z.string(), z.array(z.string())),
});
type Assets = z.infer<typeof assetsSchema>;

const filesSchema = z.object({ sync: z.array(z.string()) });
const manifestSchema = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(
    z.looseObject({ name: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) }),
  ),
});
/** `raw` is what the browser's runtime gets: it reads more of it than is read here. */
type Manifest = { parsed: z.infer<typeof manifestSchema>; raw: unknown };

function parseManifest(text: string): Manifest {
  const raw: unknown = JSON.parse(text);
  return { parsed: manifestSchema.parse(raw), raw };
}

/** Nothing is named in a page without the hash that the browser checks it against. */
export type Asset = { url: string; integrity: string };
/** Everything that one page needs, in the order of the document. */
export type PageAssets = {
  entry: Asset;
  scripts: Asset[];
  styles: Asset[];
  manifests: Record<string, unknown>;
};

const SHELL_BASE = '/shell/';

const readShell = async (shellDir: string): Promise<Assets> =>
  assetsSchema.parse(JSON.parse(await readFile(path.join(shellDir, 'assets.json'), 'utf8')));

/** Knows which files a page of the shell and of any published remote needs. */
export function createAssetIndex(shellDir: string, remotesDir: string) {
  let shell: Promise<Assets> | undefined;
  const remotes = new Map<string, Promise<{ assets: Assets; manifest: Manifest }>>();

  const loadRemote = (name: string, remote: RegisteredRemote) => {
    // Another pin means another file, also at the same address.
    const pins = [pinOf(remote, 'assets.json'), pinOf(remote, 'mf-manifest.json')];
    const key = [name, remote.entry, ...pins].join(' ');
    let loaded = remotes.get(key);
    if (!loaded) {
      loaded = Promise.all([
        readRemoteFile(remotesDir, remote, 'assets.json'),
        readRemoteFile(remotesDir, remote, 'mf-manifest.json'),
      ]).then(([assets, manifest]) => ({
        assets: assetsSchema.parse(JSON.parse(assets)),
        manifest: parseManifest(manifest),
      }));
      loaded.catch(() => remotes.delete(key));
      remotes.set(key, loaded);
    }
    return loaded;
  };

  /**
   * `chunks`: names of webpack chunks by remote, as the renderer used them. Throws when the files of one of these remotes are
   * not the published ones: the page is then composed without any (`chunks` empty).
   */
  return async function pageAssets(
    registry: Registry,
    chunks: Record<string, string[]>,
  ): Promise<PageAssets> {
    shell ??= readShell(shellDir).catch((error: unknown) => {
      shell = undefined;
      throw error;
    });
    const shellAssets = await shell;
    const scripts = new Map<string, Asset>();
    const styles = new Map<string, Asset>();
    const manifests: Record<string, unknown> = {};
    const add = (base: string, files: readonly string[], hashOf: (file: string) => string) => {
      for (const file of files) {
        const url = base + file;
        (file.endsWith('.css') ? styles : scripts).set(url, { url, integrity: hashOf(file) });
      }
    };
    const hashOfShell = (file: string) => {
      const hash = shellAssets.integrity[file];
      if (!hash) throw new Error(`The shell's assets.json names ${file} without its hash`);
      return hash;
    };

    const mainFiles = shellAssets.groups['main'] ?? [];
    add(SHELL_BASE, mainFiles, hashOfShell);
    for (const [name, names] of Object.entries(chunks)) {
      const remote = registry.remotes[name];
      if (!remote) continue;
      const { assets, manifest } = await loadRemote(name, remote);
      const base = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
      const hashOf = (file: string) => pinOf(remote, file);
      const exposed = manifest.parsed.exposes.find((expose) => expose.name === 'remote');
      add(
        base,
        [
          manifest.parsed.metaData.remoteEntry.name,
          ...(exposed ? [...exposed.assets.js.sync, ...exposed.assets.css.sync] : []),
        ],
        hashOf,
      );
      for (const chunk of names) {
        for (const module of assets.consumes[chunk] ?? [])
          add(SHELL_BASE, shellAssets.provides[module] ?? [], hashOfShell);
        add(base, assets.groups[chunk] ?? [], hashOf);
      }
      manifests[remote.entry] = manifest.raw;
    }

    const entryFile = mainFiles.find((file) => /^main\..*js$|^main\.js$/.test(file));
    const entry = entryFile && scripts.get(SHELL_BASE + entryFile);
    if (!entry) throw new Error('The shell is not built: its assets name no entry');
    scripts.delete(entry.url);
    return { entry, scripts: [...scripts.values()], styles: [...styles.values()], manifests };
  };
}
