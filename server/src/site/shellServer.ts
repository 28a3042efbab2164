import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { RenderedPage } from 'shared/domain/types/renderedPage';
import type { Registry } from './registryFile';
import type { RenderQuestion } from './renderProtocol';

/** What the shell's server bundle offers. */
export type ShellServer = {
  singletons: Record<string, unknown>;
  installRemoteLoader: (load: (name: string) => Promise<unknown>) => void;
  forgetRemote: (name: string) => void;
  checkCompatible: (name: string, remote: { takes: Record<string, string[]> }) => void;
  renderPage: (
    request: Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry },
  ) => Promise<RenderedPage>;
};

/** Runs a CommonJS bundle; what it asks for comes from `require` alone. */
export function evaluate(
  code: string,
  filename: string,
  require: (name: string) => unknown,
): unknown {
  const run = vm.compileFunction(code, ['exports', 'require', 'module'], { filename });
  const module = { exports: {} as unknown };
  run(module.exports, require, module);
  return module.exports;
}

/** `code`: the bundle as it was read before; left out, it is read now. */
export function loadShell(shellDir: string, code?: string): ShellServer {
  const shellFile = path.join(shellDir, 'ssr/server.cjs');
  return evaluate(
    code ?? readFileSync(shellFile, 'utf8'),
    shellFile,
    createRequire(import.meta.url),
  ) as ShellServer;
}

/**
 * Remotes are other teams' code: from now on this thread has nothing of the process any more. Answers the `require` for
 * remotes' bundles, which gives the shell's own instances of the shared modules and nothing else.
 */
export function leaveOnlyShared(shell: ShellServer): (name: string) => unknown {
  const withoutProcess = { env: { NODE_ENV: 'production' } };
  Object.defineProperty(globalThis, 'process', { value: withoutProcess, writable: false });
  return (name) => {
    if (!Object.hasOwn(shell.singletons, name)) throw new Error(`A remote may not require ${name}`);
    return shell.singletons[name];
  };
}
