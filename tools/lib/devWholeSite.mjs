import { cpSync, mkdirSync, rmSync, watch } from 'node:fs';
import { worksForThis } from './buildPackages.mjs';
import { publishRemote, publishShell } from './publish.mjs';
import { node, run, start as startProcess } from './run.mjs';
import { buildIfStale } from './stale.mjs';
import { watchBuild, webpack } from './watchBuild.mjs';
import { inRoot, readJson, REMOTE_PACKAGES, REMOTES_DIR, SHELL_DIR } from './workspace.mjs';

/**
 * Serves the whole site from this machine, and rebuilds packages after changes. `wanted` contains
 * the remotes to rebuild. If it is empty, the command rebuilds all remotes and the shell.
 */
export async function devWholeSite(wanted) {
  await buildIfStale();
  const remotesDir = inRoot('dist/dev/remotes');
  const shellDir = inRoot('dist/dev/shell');
  rmSync(inRoot('dist/dev'), { recursive: true, force: true });
  mkdirSync(inRoot('dist/dev'), { recursive: true });
  cpSync(REMOTES_DIR, remotesDir, { recursive: true });
  cpSync(SHELL_DIR, shellDir, { recursive: true });

  const children = new Set();
  let server;
  let stopping = false;

  function start(command, args, options) {
    const child = startProcess(command, args, options);
    children.add(child);
    child.on('exit', () => children.delete(child));
    return child;
  }

  function startServer() {
    server = start(node, ['--enable-source-maps', inRoot('server/dist/server.js')], {
      stdio: 'inherit',
      env: {
        LOG_LEVEL: 'warn',
        ...process.env,
        REMOTES_DIR: remotesDir,
        SHELL_DIR: shellDir,
        LIVE_RELOAD: '1',
      },
    });
  }

  async function restartServer() {
    const old = server;
    const ended = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await ended;
    if (!stopping) startServer();
  }

  const watchPackage = (name, done) => watchBuild(name, start, done, () => stopping);

  const publish = (name) => async () => {
    const version = await publishRemote(name, {
      remotesDir,
      shellDir,
      outDir: 'dist-dev',
      compress: false,
    });
    console.log(`${name} ${version}`);
  };

  startServer();
  for (const name of wanted.length > 0 ? wanted : REMOTE_PACKAGES)
    watchPackage(name, publish(name));
  if (wanted.length === 0) {
    watchPackage('shell', async () => {
      await publishShell(shellDir, { outDir: 'dist-dev', compress: false });
      console.log('shell');
      await restartServer();
    });
  }
  for (const name of wanted) {
    start(node, [webpack, 'serve', '--config', 'webpack.config.cjs'], {
      cwd: inRoot(name),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development', ALONE: '1', ...worksForThis() },
    });
    console.log(
      `${name} alone  http://${process.env.HOST || '127.0.0.1'}:${readJson(inRoot(name, 'package.json')).remote.devPort}/`,
    );
  }

  let waiting;
  watch(inRoot('server/src'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      await run(node, [inRoot('server/build.mjs')])
        .then(restartServer)
        .catch((error) => console.error(error.message));
    }, 200);
  });

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopping = true;
      for (const child of children) child.kill('SIGTERM');
      setTimeout(() => process.exit(0), 1500).unref();
      if (children.size === 0) process.exit(0);
    });
  }
}
