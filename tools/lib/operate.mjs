import { existsSync } from 'node:fs';
import { install } from './install.mjs';
import { become, node, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Runs a command of the server with the arguments and the environment variables of this process. If
 * the command is not built yet, the function builds it first.
 */
export async function operate(name, { nodeArgs = [], args = process.argv.slice(2) } = {}) {
  const file = inRoot('server/dist', `${name}.js`);
  if (!existsSync(file)) {
    await install();
    await run(node, [inRoot('server/build.mjs')]);
  }
  await become(node, ['--enable-source-maps', ...nodeArgs, file, ...args], { cwd: process.cwd() });
}
