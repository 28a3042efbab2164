import { parentPort, workerData } from 'node:worker_threads';
import { createBundleBudget } from './bundleBudget';
import { readRemoteFile } from './remoteFiles';
import type { Registry } from './registryFile';
import type { RenderAnswer, RenderQuestion, RenderWorkerData } from './renderProtocol';
import { evaluate, leaveOnlyShared, loadShell } from './shellServer';

const { shellDir, remotesDir, shellCode } = workerData as RenderWorkerData;
const port = parentPort;
if (!port) throw new Error('The renderer runs as a worker only');

const shell = loadShell(shellDir, shellCode);
const allowedRequire = leaveOnlyShared(shell);

let registry: Registry = { revision: '', remotes: {} };
let without = new Set<string>();
/** What was evaluated, by `keyOf`: pages of visitors with other versions come in turns. */
const modules = new Map<string, object>();
const budget = createBundleBudget((key) => {
  modules.delete(key);
  // Its own memory of the remote may be of this version.
  shell.forgetRemote(key.slice(0, key.indexOf(' ')));
});

const keyOf = (name: string): string =>
  `${name} ${registry.remotes[name]?.entry} ${registry.remotes[name]?.integrity['ssr/server.cjs']}`;

function forget(name: string): void {
  shell.forgetRemote(name);
  modules.delete(keyOf(name));
  budget.dropped(keyOf(name));
}

shell.installRemoteLoader(async (name) => {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`The registry names no remote ${name}`);
  if (without.has(name)) throw new Error(`${name}@${remote.version} rests`);
  const key = keyOf(name);
  const known = modules.get(key);
  if (known) return known;
  shell.checkCompatible(name, remote);
  // All or nothing: with any of its files changed the remote is refused here, not half way into a page.
  const [code] = await Promise.all([
    readRemoteFile(remotesDir, remote, 'ssr/server.cjs'),
    readRemoteFile(remotesDir, remote, 'assets.json'),
    readRemoteFile(remotesDir, remote, 'mf-manifest.json'),
  ]);
  budget.loaded(key, code.length);
  const exposed = evaluate(code, `${name}@${remote.version}/ssr/server.cjs`, allowedRequire) as {
    remote?: object;
  };
  if (!exposed.remote) throw new Error(`The remote ${name} exposes no RemoteModule`);
  modules.set(key, exposed.remote);
  return exposed.remote;
});

function useRegistry(next: Registry): void {
  const names = new Set([...Object.keys(registry.remotes), ...Object.keys(next.remotes)]);
  for (const name of names) {
    const [known, given] = [registry.remotes[name], next.remotes[name]];
    if (JSON.stringify(known) !== JSON.stringify(given)) shell.forgetRemote(name);
  }
  registry = next;
}

function leaveOut(names: readonly string[]): void {
  for (const name of names) if (!without.has(name)) forget(name);
  without = new Set(names);
}

async function answer(question: RenderQuestion): Promise<RenderAnswer> {
  const { id, registry: next, without: resting, ...rest } = question;
  try {
    if (next) useRegistry(next);
    leaveOut(resting);
    const page = await shell.renderPage({ ...rest, registry });
    if (page.kind === 'page') budget.used(page.remotes.map(keyOf));
    return { id, page };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (question: RenderQuestion) => {
  void answer(question).then((result) => port.postMessage(result));
});
