import { existsSync, rmSync, statSync } from 'node:fs';
import { worksForThis } from './buildPackages.mjs';
import { node } from './run.mjs';
import { inRoot } from './workspace.mjs';

const LOOK_EVERY_MS = 300;
export const webpack = inRoot('node_modules/webpack-cli/bin/cli.js');

/**
 * Builds a package after each change of its sources, and then calls `done`. The function starts
 * webpack with `start`, so that the caller can stop the process.
 * @param {string} name
 * @param {(command: string, args: string[], options: object) => unknown} start
 * @param {() => Promise<unknown>} done
 * @param {() => boolean} isStopping
 */
export function watchBuild(name, start, done, isStopping) {
  const outputs = ['assets.json', 'ssr/server.cjs'].map((file) => inRoot(name, 'dist-dev', file));
  for (const file of outputs) rmSync(file, { force: true });
  start(node, [webpack, '--watch', '--config', 'webpack.config.cjs'], {
    cwd: inRoot(name),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ...worksForThis() },
  });
  let seen = '';
  let last = '';
  const look = async () => {
    if (outputs.every((file) => existsSync(file))) {
      const now = outputs.map((file) => statSync(file).mtimeMs).join();
      // The build writes files for the browser and files for the server, one after the other. The
      // build is finished when no file has changed since the last check.
      const isSettled = now === last;
      last = now;
      if (isSettled && now !== seen) {
        seen = now;
        await done().catch((error) => console.error(`${name}: ${error.message}`));
      }
    }
    if (!isStopping()) setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  void look();
}
