import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage } from 'shared/domain/types/renderedPage';
import { readRemoteFile } from './remoteFiles';
import type { Registry } from './registryFile';
import type { RenderAnswer, RenderQuestion, RenderWorkerData } from './renderProtocol';

/** What the shell's server bundle offers. */
type ShellServer = {
  singletons: Record<string, unknown>;
  installRemoteLoader: (load: (name: string) => Promise<unknown>) => void;
  forgetRemote: (name: string) => void;
  checkCompatible: (name: string, remote: { takes: Record<string, string[]> }) => void;
  renderPage: (
    request: Omit<RenderQuestion, 'id' | 'registry'> & { registry: Registry },
  ) => Promise<RenderedPage>;
};

const { shellDir, remotesDir } = workerData as RenderWorkerData;
const port = parentPort;
if (!port) throw new Error('The renderer runs as a worker only');

function evaluate(code: string, filename: string, require: (name: string) => unknown): unknown {
  const run = vm.compileFunction(code, ['exports', 'require', 'module'], { filename });
  const module = { exports: {} as unknown };
  run(module.exports, require, module);
  return module.exports;
}

const shellFile = path.join(shellDir, 'ssr/server.cjs');
const shell = evaluate(
  readFileSync(shellFile, 'utf8'),
  shellFile,
  createRequire(import.meta.url),
) as ShellServer;

// Remotes are other teams' code: they get the shared modules and nothing of this process.
const withoutProcess = { env: { NODE_ENV: 'production' } };
Object.defineProperty(globalThis, 'process', { value: withoutProcess, writable: false });

function allowedRequire(name: string): unknown {
  if (!Object.hasOwn(shell.singletons, name)) throw new Error(`A remote may not require ${name}`);
  return shell.singletons[name];
}

let registry: Registry = { revision: '', remotes: {} };

shell.installRemoteLoader(async (name) => {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`The registry names no remote ${name}`);
  shell.checkCompatible(name, remote);
  // All or nothing: with any of its files changed the remote is refused here, not half way into a page.
  const [code] = await Promise.all([
    readRemoteFile(remotesDir, remote, 'ssr/server.cjs'),
    readRemoteFile(remotesDir, remote, 'assets.json'),
    readRemoteFile(remotesDir, remote, 'mf-manifest.json'),
  ]);
  const exposed = evaluate(code, `${name}@${remote.version}/ssr/server.cjs`, allowedRequire) as {
    remote?: unknown;
  };
  if (!exposed.remote) throw new Error(`The remote ${name} exposes no RemoteModule`);
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

async function answer({ id, registry: next, ...rest }: RenderQuestion): Promise<RenderAnswer> {
  try {
    if (next) useRegistry(next);
    return { id, page: await shell.renderPage({ ...rest, registry }) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (question: RenderQuestion) => {
  void answer(question).then((result) => port.postMessage(result));
});
