import { existsSync } from 'node:fs';
import { install } from './install.mjs';
import { become, node, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Runs a command of the server with the arguments and the environment of this process. Builds the
 * command if it is missing.
 */
export async function operate(name, { nodeArgs = [], args = process.argv.slice(2) } = {}) {
  const file = inRoot('server/dist', `${name}.js`);
  if (!existsSync(file)) {
    await install();
    await run(node, [inRoot('server/build.mjs')]);
  }
  await become(node, ['--enable-source-maps', ...nodeArgs, file, ...args], { cwd: process.cwd() });
}
