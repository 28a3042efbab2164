import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { install } from './install.mjs';
import { inRoot } from './workspace.mjs';

/** Runs one of the server's commands with the arguments and the environment of this process, built when it is not yet. */
export async function operate(name, { nodeArgs = [], args = process.argv.slice(2) } = {}) {
  const file = inRoot('server/dist', `${name}.js`);
  if (!existsSync(file)) {
    await install();
    const { node, run } = await import('./run.mjs');
    await run(node, [inRoot('server/build.mjs')]);
  }
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeArgs, file, ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) =>
    child.once('exit', (code) => resolve(code ?? 1)),
  );
}
