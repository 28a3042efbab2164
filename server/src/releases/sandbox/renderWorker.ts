import { askForCode } from './askForCode';
import { openBundles } from './bundles';
import { openChildPort } from './childPort';
import { createBundleBudget } from './bundleBudget';
import type { Registry } from '../store/registryFile';
import type { RenderAnswer, RenderQuestion, ToWorker } from './renderProtocol';
import type { ShellServer } from './shellServer';

const port = openChildPort((message: ToWorker, text) => {
  if ('page' in message) void answer(message.page).then(send);
  else if ('gives' in message) bundles.given(message, text);
  else begin(text);
});
const bundles = askForCode(port.send);

let registry: Registry = { revision: '', remotes: {} };
let without = new Set<string>();
let apiOrigin = '';
let shell: ShellServer;
/** The modules of remotes whose code has run, by name. */
const modules = new Map<string, object>();
const budget = createBundleBudget((name) => {
  modules.delete(name);
  shell.forgetRemote(name);
});

function begin(shellCode: string): void {
  const room = openBundles<ShellServer>({
    shellCode,
    builtIns: 'frozen',
    apiOrigin: () => apiOrigin,
  });
  shell = room.shell;
  shell.installRemoteLoader(async (name) => {
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`The registry names no remote ${name}`);
    if (without.has(name)) throw new Error(`${name}@${remote.version} rests`);
    const known = modules.get(name);
    if (known) return known;
    shell.checkCompatible(name, remote);
    const code = await bundles.ask(name);
    budget.loaded(name, code.length);
    const module = room.runRemote(name, remote.version, code);
    modules.set(name, module);
    return module;
  });
}

function leaveOut(names: readonly string[]): void {
  for (const name of names) {
    if (without.has(name)) continue;
    shell.forgetRemote(name);
    modules.delete(name);
    budget.dropped(name);
  }
  without = new Set(names);
}

/** Sends an answer to the parent process. The HTML is sent as text and not in the JSON. */
function send(answered: RenderAnswer): void {
  if (!('page' in answered) || answered.page.kind === 'redirect') return port.send(answered);
  const { html, ...page } = answered.page;
  port.send({ ...answered, page }, html);
}

async function answer(question: RenderQuestion): Promise<RenderAnswer> {
  const { id, registry: next, without: resting, ...rest } = question;
  try {
    if (next) registry = next;
    apiOrigin = rest.apiUrl && new URL(rest.apiUrl).origin;
    leaveOut(resting);
    const page = await shell.renderPage({ ...rest, registry });
    if (page.kind === 'page') budget.used(page.remotes);
    return { id, page };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
