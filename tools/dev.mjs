// `npm run dev`: the whole site; what you change is built again, and open pages reload.
// `npm run dev -- booking`: that remote alone with hot reload on its own page, and live in the whole site; the others as last built.
import { cpSync, existsSync, mkdirSync, rmSync, statSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';

await install();
const { publishRemote, publishShell } = await import('./lib/publish.mjs');
const { buildIfStale } = await import('./lib/stale.mjs');
const { node, run, start: startProcess } = await import('./lib/run.mjs');
const { inRoot, readJson, REMOTE_PACKAGES, REMOTES_DIR, SHELL_DIR } =
  await import('./lib/workspace.mjs');

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.map((name) => `mfe-${name}`);
const unknown = wanted.find((name) => !REMOTE_PACKAGES.includes(name));
if (unknown) {
  console.error(
    `There is no remote ${unknown.slice(4)}: name one of ${REMOTE_PACKAGES.map((name) => name.slice(4)).join(', ')}`,
  );
  process.exit(1);
}

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

const webpack = inRoot('node_modules/webpack-cli/bin/cli.js');

/** Builds a package whenever its sources change, and calls `done` after each build. */
function watchPackage(name, done) {
  start(node, [webpack, '--watch', '--config', 'webpack.config.cjs'], {
    cwd: inRoot(name),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const outputs = ['assets.json', 'ssr/server.cjs'].map((file) => inRoot(name, 'dist-dev', file));
  let seen = '';
  const look = async () => {
    if (outputs.every((file) => existsSync(file))) {
      const now = outputs.map((file) => statSync(file).mtimeMs).join();
      if (now !== seen) {
        seen = now;
        await done().catch((error) => console.error(`${name}: ${error.message}`));
      }
    }
    if (!stopping) setTimeout(() => void look(), 300);
  };
  for (const file of outputs) rmSync(file, { force: true });
  void look();
}

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
for (const name of wanted.length > 0 ? wanted : REMOTE_PACKAGES) watchPackage(name, publish(name));
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
    env: { ...process.env, NODE_ENV: 'development', ALONE: '1' },
  });
  console.log(
    `${name} alone  http://localhost:${readJson(inRoot(name, 'package.json')).remote.devPort}/`,
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
