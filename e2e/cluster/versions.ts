import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractVersion, linkPackages, olderVersion } from '../../tools/lib/olderVersion.mjs';
import { node, run } from '../../tools/lib/run.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';

/** The main files of two built servers. */
export type Versions = { older: string; newer: string };

const NEEDED = ['server', 'shared', 'package.json', 'tsconfig.base.json'];
/** The newer version always gets this migration. It changes the table that customers use most. */
export const PLANTED = '999-planted';
const STEP = `{
  name: '${PLANTED}',
  statements: ({ key }) => [
    \`create table planted (id \${key} primary key)\`,
    "alter table bookings add column planted text not null default ''",
  ],
  indexes: [{ name: 'bookings_by_planted', on: 'bookings (planted)' }],
}`;

/**
 * Builds two versions of the server: the newest version in CHANGELOG.md, and the working copy with
 * one more migration. Returns null if the clone does not contain the older version.
 */
export async function buildVersions(home: string): Promise<Versions | null> {
  const version = olderVersion();
  if (!version) return null;
  const build = async (name: string, fill: (folder: string) => void) => {
    const folder = path.join(home, name);
    mkdirSync(folder);
    fill(folder);
    linkPackages(folder);
    await run(node, [path.join(folder, 'server/build.mjs')], { quiet: true });
    return path.join(folder, 'server/dist/server.js');
  };
  return {
    older: await build('older', (folder) => extractVersion(version, folder, NEEDED)),
    newer: await build('newer', (folder) => {
      for (const name of NEEDED)
        cpSync(inRoot(name), path.join(folder, name), {
          recursive: true,
          filter: (file) => !/[\\/](?:dist|node_modules)$/.test(file),
        });
      plant(path.join(folder, 'server/src/db/migrations/migrations.ts'));
    }),
  };
}

function plant(file: string): void {
  const text = readFileSync(file, 'utf8');
  const planted = text.replace(/\];\s*$/, `${STEP},\n];\n`);
  if (planted === text) throw new Error(`${file} does not end with the list of migrations`);
  writeFileSync(file, planted);
}
