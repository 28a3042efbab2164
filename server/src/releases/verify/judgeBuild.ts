import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Release } from '../store/releaseSchema';
import { foreignStyles } from './foreignStyles';
import * as z from 'zod/mini';

/**
 * The maximum sizes of a release's files, in bytes: three times those of the largest area today.
 * Larger files are a mistake, or make a page too slow for a phone.
 */
const LARGEST = { scripts: 1 << 20, styles: 400_000, 'ssr/server.cjs': 4 << 20, all: 8 << 20 };

const assetsSchema = z.looseObject({
  groups: z.record(z.string(), z.array(z.string())),
  integrity: z.record(z.string(), z.string()),
});
const filesSchema = z.looseObject({ sync: z.array(z.string()) });
const manifestSchema = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(
    z.looseObject({ name: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) }),
  ),
});

/**
 * Returns the errors in the files of a release that can be found without running code, by subject.
 */
export function judgeBuild(folder: string, release: Release): Record<string, string> {
  const problems: Record<string, string> = { ...tooLarge(folder, release) };
  const assets = read(folder, 'assets.json', assetsSchema, problems);
  const manifest = read(folder, 'mf-manifest.json', manifestSchema, problems);
  const exposed = manifest?.exposes.find(({ name }) => name === 'remote')?.assets;
  // The name of the container in the bundle, formed as in shared/build/webpack.cjs.
  const container = release.remote.replaceAll('-', '_');
  if (manifest && manifest.name !== container)
    problems['manifest'] = `Its manifest is of ${manifest.name}, not of ${container}`;
  if (manifest && !exposed) problems['manifest'] ??= 'The manifest exposes no ./remote';
  const named = [
    ...Object.values(assets?.groups ?? {}).flat(),
    ...Object.keys(assets?.integrity ?? {}),
    ...(manifest ? [manifest.metaData.remoteEntry.name] : []),
    ...(exposed ? [...exposed.js.sync, ...exposed.css.sync] : []),
  ];
  for (const file of new Set(named)) {
    if (!Object.hasOwn(release.integrity, file))
      problems[file] = `It names ${file}, which is missing`;
  }
  for (const [file, hash] of Object.entries(assets?.integrity ?? {})) {
    const actual = release.integrity[file];
    if (actual && actual !== hash) problems[file] = `Its assets.json has another hash of ${file}`;
  }
  for (const file of Object.keys(release.integrity)) {
    const problem = judgeFile(folder, file);
    if (problem) problems[file] ??= problem;
  }
  return problems;
}

function judgeFile(folder: string, file: string): string | null {
  // A file that is too large is rejected without reading it, because reading it would already take
  // too long.
  const most = file.endsWith('.css') ? LARGEST.styles : LARGEST.scripts;
  if (statSync(path.join(folder, file)).size > most) return null;
  const text = () => readFileSync(path.join(folder, file), 'utf8');
  if (file.endsWith('.css')) {
    const foreign = foreignStyles(text());
    return foreign.length > 0 ? `${file} styles what is not its own: ${foreign.join('; ')}` : null;
  }
  if (!file.endsWith('.js')) return null;
  try {
    new vm.Script(text(), { filename: file });
    return null;
  } catch (error) {
    return `${file} is no JavaScript: ${(error as Error).message}`;
  }
}

function read<T>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<T>,
  problems: Record<string, string>,
): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  } catch {
    problems[file] = `Its ${file} cannot be read`;
    return null;
  }
}

function tooLarge(folder: string, { integrity, bytes }: Release): Record<string, string> {
  const files = Object.keys(integrity);
  const weight = (isOne: (file: string) => boolean) =>
    files.filter(isOne).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const weights = {
    scripts: weight((file) => file.endsWith('.js')),
    styles: weight((file) => file.endsWith('.css')),
    'ssr/server.cjs': weight((file) => file === 'ssr/server.cjs'),
    all: bytes,
  };
  return Object.fromEntries(
    Object.entries(weights).flatMap(([what, size]) => {
      const most = LARGEST[what as keyof typeof LARGEST];
      if (size <= most) return [];
      const name = what === 'all' ? 'All of it together' : `Its ${what}`;
      return [[`size of ${what}`, `${name} is ${kB(size)}: at most ${kB(most)} are its budget`]];
    }),
  );
}

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
