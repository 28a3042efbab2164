import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { inRoot, readJson, remoteOf, REMOTES_DIR, root, SHELL_DIR } from './workspace.mjs';

// These modules load on first use, so that a check for stale files does not wait for them.
const releases = async (file) => {
  const { loadTypescript } = await import('./loadTypescript.mjs');
  return loadTypescript(`server/src/releases/store/${file}.ts`);
};

/** Returns who builds and releases here: a person's name on a machine, or the name of a CI. */
export const builder = () =>
  process.env.RELEASE_BUILDER || `${os.userInfo().username}@${os.hostname()}`;

/**
 * Returns the commit of the working tree, followed by `+` if the tree has changes, or null without
 * a repository.
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

/** Returns the description of a package's build for its release. */
export function builtOf(packageName) {
  const { version: packageVersion, remote } = readJson(inRoot(packageName, 'package.json'));
  // The store lists the shell under its package name, and the shell serves no paths.
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
  // A development build of the shell has priority over any released shell.
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

/** Stores a built remote as an immutable version and activates it. Returns the version. */
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
 * Stores the build of the working tree. Activates it if the site shows the tree's last build
 * (decision 027).
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

/** Activates a published version. The same function rolls back. */
export async function activateVersion(
  { name },
  version,
  { remotesDir = REMOTES_DIR, shellDir = SHELL_DIR, baseUrl = '' } = {},
) {
  const { goTo } = await releases('publishFolder');
  const place = await placeOf(remotesDir, shellDir);
  await goTo(place, { remote: name, version, by: builder(), at: new Date(), base: baseUrl });
}

/** Withdraws a remote. Its versions stay stored for a while. */
export async function withdrawRemote(name, { remotesDir = REMOTES_DIR } = {}) {
  const { withdraw } = await releases('activate');
  const outcome = await withdraw(remotesDir, { remote: name, by: builder(), at: new Date() });
  if (!outcome.ok) throw new Error(outcome.failure.message);
}

/**
 * Rejects the built shell if an area that will be active with it imports a name that the shell no
 * longer exports. Returns the areas that are published with it.
 */
export async function judgeShell(packageNames, { remotesDir = REMOTES_DIR } = {}) {
  const server = await releases('judgeShell');
  const builds = packageNames.map((name) => [remoteOf(name).name, inRoot(name, 'dist')]);
  return server.judgeShell(remotesDir, inRoot('shell/dist'), Object.fromEntries(builds));
}

/**
 * Adds the files of the shell to those that the site serves. Files of earlier builds stay for open
 * pages.
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
