import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { inRoot, readJson, remoteOf, REMOTES_DIR, root, SHELL_DIR } from './workspace.mjs';

// These modules load on first use. Otherwise, a check for changed sources would have to wait for
// them.
const releases = async (file) => {
  const { loadTypescript } = await import('./loadTypescript.mjs');
  return loadTypescript(`server/src/releases/store/${file}.ts`);
};

/** Returns who builds and releases: the user and the machine, or the name of a CI system. */
export const builder = () =>
  process.env.RELEASE_BUILDER || `${os.userInfo().username}@${os.hostname()}`;

/**
 * Returns the commit of the working tree. A `+` at the end means that files have changed since that
 * commit. Returns null if there is no repository.
 */
export function commitOf(folder = root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--', '.') ? '+' : '');
  } catch {
    return null;
  }
}

/** Describes the build of a package, for its release: area, version, commit, builder and time. */
export function builtOf(packageName) {
  const { version: packageVersion, remote } = readJson(inRoot(packageName, 'package.json'));
  // In the store of releases, the shell has the name of its package. It serves no paths of its own.
  const { name, prefixes } = remote ?? { name: packageName, prefixes: [] };
  return {
    remote: { name, prefixes },
    packageVersion,
    commit: commitOf(inRoot(packageName)),
    builder: builder(),
    builtAt: new Date(),
  };
}

async function placeOf(remotesDir, shellDir) {
  const { givenBy } = await releases('shellNames');
  const { currentShell } = await releases('shellStore');
  mkdirSync(remotesDir, { recursive: true });
  // With a development build of the shell, released shells do not matter.
  const shell = shellDir === SHELL_DIR ? currentShell(remotesDir, shellDir) : shellDir;
  return { remotesDir, ...givenBy(shell) };
}

const publishing = (packageName, { baseUrl, outDir, compress }) => ({
  folder: inRoot(packageName, outDir),
  built: builtOf(packageName),
  by: builder(),
  at: new Date(),
  base: baseUrl,
  compress,
  keyFile: process.env.RELEASE_KEY_FILE,
});

/**
 * Stores a built remote as a new version, which nobody can change, and activates it. Returns the
 * version.
 */
export async function publishRemote(
  packageName,
  {
    remotesDir = REMOTES_DIR,
    shellDir = SHELL_DIR,
    baseUrl = '',
    outDir = 'dist',
    compress = true,
  } = {},
) {
  const { publishFolder } = await releases('publishFolder');
  const place = await placeOf(remotesDir, shellDir);
  return publishFolder(place, publishing(packageName, { baseUrl, outDir, compress }));
}

/**
 * Stores the build of the working tree. If the site shows an earlier build of this working tree,
 * the function also activates the new build (decision 027).
 */
export async function showRemote(
  packageName,
  { remotesDir = REMOTES_DIR, shellDir = SHELL_DIR, baseUrl = '', but = [] } = {},
) {
  const { showBuilt } = await releases('publishFolder');
  const place = await placeOf(remotesDir, shellDir);
  const built = publishing(packageName, { baseUrl, outDir: 'dist', compress: true });
  return showBuilt(place, { ...built, but });
}

/** Activates a published version. To roll back, call it with an older version. */
export async function activateVersion(
  { name },
  version,
  { remotesDir = REMOTES_DIR, shellDir = SHELL_DIR, baseUrl = '' } = {},
) {
  const { goTo } = await releases('publishFolder');
  const place = await placeOf(remotesDir, shellDir);
  await goTo(place, { remote: name, version, by: builder(), at: new Date(), base: baseUrl });
}

/** Withdraws a remote from the site. The store keeps its versions for a while. */
export async function withdrawRemote(name, { remotesDir = REMOTES_DIR } = {}) {
  const { withdraw } = await releases('activate');
  const outcome = await withdraw(remotesDir, { remote: name, by: builder(), at: new Date() });
  if (!outcome.ok) throw new Error(outcome.failure.message);
}

/**
 * Throws if the built shell no longer exports a name that an area imports. Only areas that will be
 * active with this shell matter. Returns the areas that are published with it.
 */
export async function judgeShell(packageNames, { remotesDir = REMOTES_DIR } = {}) {
  const server = await releases('judgeShell');
  const builds = packageNames.map((name) => [remoteOf(name).name, inRoot(name, 'dist')]);
  return server.judgeShell(remotesDir, inRoot('shell/dist'), Object.fromEntries(builds));
}

/**
 * Copies the files of the shell to those that the site serves. Files of earlier builds stay,
 * because open pages may still load them.
 */
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
