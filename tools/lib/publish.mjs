import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compressFolder, filesBelow } from './compress.mjs';
import { satisfies } from './semver.mjs';
import { inRoot, readJson, REMOTES_DIR, SHELL_DIR } from './workspace.mjs';

function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder)
    .filter((name) => !/\.(map|br|gz)$/.test(name))
    .sort()) {
    hash.update(path.relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

function sha384(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** Refuses a remote that was built for other versions of the shared modules than the shell gives. */
export function checkCompatible(name, requires, shellManifest) {
  const given = new Map(shellManifest.shared.map((module) => [module.name, module.version]));
  for (const [module, range] of Object.entries(requires)) {
    const version = given.get(module);
    if (!version || !satisfies(version, range)) {
      throw new Error(
        `${name} needs ${module} ${range}, the shell gives ${version ?? 'none'}: publish a matching shell first`,
      );
    }
  }
}

/** Replaces the registry in one step: readers see the old one or the new one. */
export function writeRegistry(remotesDir, registry) {
  const file = path.join(remotesDir, 'remotes.json');
  const next = `${file}.${process.pid}.next`;
  writeFileSync(next, `${JSON.stringify(registry, null, 1)}\n`);
  renameSync(next, file);
}

export function readRegistry(remotesDir) {
  const file = path.join(remotesDir, 'remotes.json');
  return existsSync(file) ? readJson(file) : { remotes: {} };
}

/** Copies a built remote into the store as an immutable folder and makes it the active version. Answers the version. */
export async function publishRemote(
  packageName,
  {
    remotesDir = REMOTES_DIR,
    shellDir = SHELL_DIR,
    baseUrl = '',
    activate = true,
    outDir = 'dist',
    compress = true,
  } = {},
) {
  const { version: packageVersion, remote } = readJson(inRoot(packageName, 'package.json'));
  const built = inRoot(packageName, outDir);
  const { requires } = readJson(path.join(built, 'assets.json'));
  checkCompatible(remote.name, requires, readJson(path.join(shellDir, 'mf-manifest.json')));

  const version = `${packageVersion}-${hashOf(built)}`;
  const folder = path.join(remotesDir, remote.name, version);
  if (!existsSync(folder)) {
    const next = `${folder}.${process.pid}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    cpSync(built, next, { recursive: true });
    if (compress) await compressFolder(next);
    renameSync(next, folder);
  }
  if (activate) activateVersion(remote, version, { remotesDir, baseUrl });
  return version;
}

/** Makes a published version the active one; also the way back to an older one. */
export function activateVersion(
  { name, prefixes },
  version,
  { remotesDir = REMOTES_DIR, baseUrl = '' } = {},
) {
  const folder = path.join(remotesDir, name, version);
  if (!existsSync(folder)) throw new Error(`${name} ${version} is not published`);
  const { integrity, requires } = readJson(path.join(folder, 'assets.json'));
  const entry = `${baseUrl}/remotes/${name}/${version}/mf-manifest.json`;
  const registry = readRegistry(remotesDir);
  const next = {
    version,
    entry,
    prefixes,
    requires,
    integrity: { ...integrity, 'ssr/server.cjs': sha384(path.join(folder, 'ssr/server.cjs')) },
  };
  if (JSON.stringify(registry.remotes[name]) === JSON.stringify(next)) return;
  writeRegistry(remotesDir, { remotes: { ...registry.remotes, [name]: next } });
}

/** Adds the shell's files to those that are served: files of earlier builds stay for pages that are open. */
export async function publishShell(
  shellDir = SHELL_DIR,
  { outDir = 'dist', compress = true } = {},
) {
  const built = inRoot('shell', outDir);
  mkdirSync(shellDir, { recursive: true });
  cpSync(built, shellDir, { recursive: true });
  cpSync(inRoot('shell/static'), path.join(shellDir, 'static'), { recursive: true });
  for (const name of ['assets.json', 'mf-manifest.json', 'mf-stats.json']) {
    for (const ending of ['br', 'gz'])
      rmSync(path.join(shellDir, `${name}.${ending}`), { force: true });
  }
  if (compress) await compressFolder(shellDir);
}
