// Checks that no area can import from another. It adds files with forbidden imports, and checks
// that lint, type checks and the build reject them. At the end, the working tree is unchanged.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import webpack from 'webpack';
import { node, run } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';
import BordersPlugin from '../shared/build/bordersPlugin.cjs';

const ADMIN = 'mfe-admin/src/frame/AdminFrame';

/**
 * The forbidden imports. Each entry has a name, the folder of the file, the import, and the checks
 * that must reject it. The last value ends the file's name, if a rule depends on it.
 */
const PLANTED = [
  [
    "another remote's code",
    'mfe-booking/src/pages',
    `export { AdminFrame } from '../../../${ADMIN}';`,
    ['lint', 'types', 'build'],
  ],
  [
    "another remote's code, later",
    'mfe-booking/src/pages',
    `export const late = () => import('../../../${ADMIN}');`,
    ['lint', 'types', 'build'],
  ],
  [
    "another remote's types",
    'mfe-booking/src/pages',
    `export type { AdminFrame } from '../../../${ADMIN}';`,
    ['lint', 'types'],
  ],
  [
    "another remote's style",
    'mfe-booking/src/pages',
    `import '../../../${ADMIN}.module.css';`,
    ['lint', 'build'],
  ],
  [
    'another remote by its package',
    'mfe-booking/src/pages',
    `export { remote } from '@mcs-repairs/mfe-admin/src/remote';`,
    ['lint', 'types', 'build'],
  ],
  [
    'the shell',
    'mfe-booking/src/pages',
    "export { NotFound } from '../../../shell/src/pages/NotFound';",
    ['lint', 'types', 'build'],
  ],
  [
    'a remote from the shell',
    'shell/src',
    "export { remote } from '../../mfe-admin/src/remote';",
    ['lint', 'types', 'build'],
  ],
  [
    'the inside of the platform',
    'mfe-booking/src/pages',
    "export { forgetRemote } from '@mcs-repairs/shared/platform/site/remotes';",
    ['lint', 'types', 'build'],
  ],
  [
    'the inside of the store',
    'mfe-booking/src/pages',
    "export { cartSlice } from '@mcs-repairs/shared/platform/store/cartSlice';",
    ['lint', 'types', 'build'],
  ],
  [
    'the sources of shared',
    'mfe-booking/src/pages',
    "export { cartSlice } from '@mcs-repairs/shared/src/platform/store/cartSlice';",
    ['lint', 'types', 'build'],
  ],
  [
    'the inside of the data port',
    'mfe-booking/src/pages',
    "export { createSend } from '@mcs-repairs/shared/data/http/send';",
    ['lint', 'types', 'build'],
  ],
  [
    'what puts the cache into the store',
    'mfe-booking/src/pages',
    "export { shopApi } from '@mcs-repairs/shared/platform/query';",
    ['lint'],
  ],
  [
    'a feature from another',
    'mfe-booking/src/features/wizard',
    "export { Receipt } from '../confirmation/Receipt';",
    ['lint'],
  ],
  [
    'a page from a feature',
    'mfe-booking/src/features/wizard',
    "export { head } from '../../pages/BookPage';",
    ['lint'],
  ],
  [
    'React from a rule',
    'shared/src/domain/rules',
    "export { createElement } from 'react';",
    ['lint'],
  ],
  [
    'a component from a rule',
    'shared/src/domain/rules',
    "export { Button } from '../../ui/Button';",
    ['lint'],
  ],
  [
    'the store from the data port',
    'shared/src/data',
    "export { makeStore } from '../platform/store/makeStore';",
    ['lint'],
  ],
  [
    'business from the primitives',
    'shared/src/ui',
    "export { isBookableDay } from '../domain/rules/availability';",
    ['lint'],
  ],
  [
    'the browser parts from the server',
    'server/src',
    "export { makeStore } from '@mcs-repairs/shared/platform/store';",
    ['lint'],
  ],
  [
    'a context from the database',
    'server/src/db',
    "export { findBooking } from '../bookings';",
    ['lint'],
  ],
  [
    "a context's types from the database",
    'server/src/db',
    "export type { Sender } from '../abuseLimits';",
    ['lint'],
  ],
  [
    'a file behind the door of a context',
    'server/src/photos',
    "export { insertBooking } from '../bookings/bookingRows';",
    ['lint'],
  ],
  [
    'a type behind the door of a context',
    'server/src/bookings/repairs',
    "export type { SubmissionKind } from '../../abuseLimits/submissionTables';",
    ['lint'],
  ],
  [
    'a file behind a door from the root',
    'server/src',
    "export { insertBooking } from './bookings/bookingRows';",
    ['lint'],
  ],
  [
    'the own door of a context',
    'server/src/bookings/repairs',
    "export { findBooking } from '..';",
    ['lint'],
  ],
  [
    'what is put together at the root from a context',
    'server/src/photos',
    "export type { Config } from '../config';",
    ['lint'],
  ],
  [
    'Fastify from a step',
    'server/src/bookings',
    "export type { FastifyRequest } from 'fastify';",
    ['lint'],
  ],
  [
    "Fastify's own from a step",
    'server/src/bookings',
    "export { default } from '@fastify/compress';",
    ['lint'],
  ],
  [
    'a transaction from a route',
    'server/src/bookings',
    "export { transact } from '../db';",
    ['lint'],
    'Routes',
  ],
  [
    'a transaction that tells of itself from a route',
    'server/src/bookings',
    "export { change } from '../changes';",
    ['lint'],
    'Routes',
  ],
  [
    'an event that is noted by hand',
    'server/src/bookings',
    "export { noteEvents } from '../db';",
    ['lint'],
  ],
  [
    'all of the database as one',
    'server/src/bookings',
    "import * as db from '../db';\nexport const note = db.noteEvents;",
    ['lint'],
  ],
  [
    'the database at run time',
    'server/src/bookings',
    "export const late = async () => (await import('../db')).noteEvents;",
    ['lint'],
  ],
];

const problems = [];
const eslint = new ESLint({ cwd: inRoot() });

async function refusedByLint(file, text) {
  const [result] = await eslint.lintText(text, { filePath: file });
  return result.messages.some(({ ruleId }) => /no-restricted|no-unresolved/.test(ruleId ?? ''));
}

/** Checks the types of the whole package with `npm run types`. Returns whether the check fails. */
async function refusedByTypes(file, text) {
  const [name] = path.relative(inRoot(), file).split(path.sep);
  writeFileSync(file, text);
  try {
    return await run(node, [inRoot('tools/types.mjs'), `--only=${name}`], { silent: true }).then(
      () => false,
      () => true,
    );
  } finally {
    rmSync(file);
  }
}

/**
 * Matches the error messages of our build plugin, and webpack's message about a path that `exports`
 * does not list.
 */
const REFUSAL = /belongs to another area|is not exported (?:from|under)/;

function refusedByBuild(file, text) {
  const dir = inRoot(path.relative(inRoot(), file).split(path.sep)[0]);
  const source = text.replace(/^export type .*/, '');
  const compiler = webpack({
    context: path.dirname(file),
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    mode: 'none',
    output: { path: inRoot('node_modules/.cache/borders') },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { resolve: { fullySpecified: false } },
        { test: /\.(tsx?|css)$/, type: 'asset/source' },
      ],
    },
    plugins: [new BordersPlugin(dir)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats) return reject(error);
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        resolve(errors.some(({ message }) => REFUSAL.test(message)));
      }),
    );
  });
}

const REFUSED_BY = { lint: refusedByLint, types: refusedByTypes, build: refusedByBuild };

for (const [what, folder, text, by, role = ''] of PLANTED) {
  const file = inRoot(folder, `planted${process.pid}${role}.ts`);
  const seen = [];
  for (const who of by) if (await REFUSED_BY[who](file, `${text}\n`)) seen.push(who);
  const isRefused = seen.length === by.length;
  console.log(
    `${isRefused ? 'ok  ' : 'FAIL'} ${what} in ${folder}: refused by ${seen.join(', ') || 'nobody'}`,
  );
  if (!isRefused) problems.push(what);
}
// An allowed import must pass every check. Otherwise, the checks above might reject all imports.
const allowed = inRoot('mfe-booking/src/pages/planted.ts');
const good = "export { page } from '@mcs-repairs/shared/platform/site';\n";
for (const [who, isRefused] of Object.entries(REFUSED_BY)) {
  if (await isRefused(allowed, good)) problems.push(`${who} refuses what is allowed`);
}
const ALLOWED = [
  ['server/src/bookings/planted.ts', "export { transact } from '../db';"],
  ['server/src/bookings/planted.ts', "export { change } from '../changes';"],
  ['server/src/changes/planted.ts', "export { noteEvents } from '../db';"],
  ['server/src/bookings/planted.ts', "export { Kysely } from 'kysely';"],
  ['server/src/bookings/plantedRoutes.ts', "export type { FastifyRequest } from 'fastify';"],
];
for (const [file, text] of ALLOWED) {
  if (await refusedByLint(inRoot(file), `${text}\n`))
    problems.push(`lint refuses ${text} in ${file}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
