import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { compressFolder, filesBelow } from './compress.mjs';
import { inRoot, readJson, REMOTES_DIR, SHELL_DIR } from './workspace.mjs';

/** Longer than any copy takes: what lies there for so long is of a process that was ended. */
const ABANDONED_MS = 60 * 60 * 1000;

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

/** Files that are code or name code: the registry pins every one of them, and nothing else is ever used. */
const isPinned = (file) =>
  /\.(js|css|cjs)$/.test(file) || /^(mf-manifest|assets)\.json$/.test(file);

function pinsOf(folder) {
  const files = filesBelow(folder).map((file) =>
    path.relative(folder, file).split(path.sep).join('/'),
  );
  return Object.fromEntries(
    files
      .filter(isPinned)
      .sort()
      .map((file) => [file, sha384(path.join(folder, file))]),
  );
}

/** A version is named after its files, so that one that was damaged or changed since is known by its name. */
const isWhole = (folder) => existsSync(folder) && path.basename(folder).endsWith(hashOf(folder));

/** Refuses a remote that takes a name of a shared module that the shell in `shellDir` does not give, by that name. */
export async function checkCompatible(name, { takes }, shellDir) {
  // Loaded here: whoever only builds or starts the site does not wait for it.
  const { loadTypescript } = await import('./loadTypescript.mjs');
  const { missingNames } = await loadTypescript('shared/src/domain/rules/missingNames.ts');
  const missing = missingNames(takes, readJson(path.join(shellDir, 'assets.json')).gives);
  if (missing.length > 0)
    throw new Error(
      `${name} takes what the shell does not give: ${missing.join(', ')}. Publish a shell that gives it first`,
    );
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
  await checkCompatible(remote.name, readJson(path.join(built, 'assets.json')), shellDir);

  const version = `${packageVersion}-${hashOf(built)}`;
  await store(built, path.join(remotesDir, remote.name, version), compress);
  if (activate) await activateVersion(remote, version, { remotesDir, shellDir, baseUrl });
  return version;
}

/** Puts a whole copy in its place in one step. Whoever publishes the same at the same time finds it there, or is first. */
async function store(built, folder, compress) {
  removeAbandoned(path.dirname(folder));
  if (isWhole(folder)) return;
  const next = `${folder}.next-${randomUUID()}`;
  try {
    mkdirSync(next, { recursive: true });
    cpSync(built, next, { recursive: true });
    if (compress) await compressFolder(next);
    // A damaged one of the same name makes way.
    if (existsSync(folder) && !isWhole(folder))
      renameSync(folder, `${folder}.damaged-${randomUUID()}`);
    renameSync(next, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

function removeAbandoned(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((entry) => entry.includes('.next-'))) {
    const left = path.join(folder, name);
    if (Date.now() - statSync(left).mtimeMs > ABANDONED_MS)
      rmSync(left, { recursive: true, force: true });
  }
}

/** Makes a published version the active one; also the way back to an older one. */
export async function activateVersion(
  { name, prefixes },
  version,
  { remotesDir = REMOTES_DIR, shellDir = SHELL_DIR, baseUrl = '' } = {},
) {
  const folder = path.join(remotesDir, name, version);
  if (!existsSync(folder)) throw new Error(`${name} ${version} is not published`);
  if (!isWhole(folder))
    throw new Error(
      `The files of ${name} ${version} are not those that were published: publish it again`,
    );
  const { takes } = readJson(path.join(folder, 'assets.json'));
  // An older version may take what a newer shell no longer gives.
  await checkCompatible(name, { takes }, shellDir);
  const entry = `${baseUrl}/remotes/${name}/${version}/mf-manifest.json`;
  const { loadTypescript } = await import('./loadTypescript.mjs');
  const { activateEntry } = await loadTypescript('server/src/releases/registryStore.ts');
  await activateEntry(remotesDir, name, {
    version,
    entry,
    prefixes,
    takes,
    integrity: pinsOf(folder),
  });
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
