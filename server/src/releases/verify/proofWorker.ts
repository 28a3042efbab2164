import { siteNavigation } from '@mcs-repairs/shared/domain/rules/siteNavigation';
import { askForCode } from '../sandbox/askForCode';
import { openBundles } from '../sandbox/bundles';
import { openChildPort } from '../sandbox/childPort';
import type { ShellServer } from '../sandbox/shellServer';
import { describeRemote } from './describeRemote';
import type { Described, ProofAnswer, ProofQuestion, Rendered, ToProof } from './proofProtocol';

// This process verifies one release together with the running shell, and then ends.
const port = openChildPort((message: ToProof, text) => {
  if ('asks' in message) void answer(message.asks).then(port.send);
  else if ('gives' in message) bundles.given(message, text);
  else room = begin(message, text);
});
const bundles = askForCode(port.send);

let room: ReturnType<typeof begin>;
let apiOrigin = '';
/** The text that React writes into the HTML for a part that the server could not render. */
const GAP = '<!--$!-->';

type Place = Extract<ToProof, { builtIns: string }>;

function begin({ registry, builtIns }: Place, shellCode: string) {
  const opened = openBundles<ShellServer>({ shellCode, builtIns, apiOrigin: () => apiOrigin });
  const { shell, changes, runRemote } = opened;
  shell.installRemoteLoader(async (name) => {
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`The registry names no remote ${name}`);
    // The imported names were already compared elsewhere. All other errors appear when the code
    // runs.
    return runRemote(name, remote.version, await bundles.ask(name));
  });
  const { loadRemote } = shell.singletons['shared/platform/site'] as {
    loadRemote: (name: string) => Promise<object>;
  };
  return { shell, changes, registry, loadRemote };
}

async function work(question: ProofQuestion): Promise<Described | Rendered> {
  const { shell, registry, loadRemote } = room;
  if (question.kind === 'describe')
    return describeRemote(question.remote, await loadRemote(question.remote));
  const { path, renderedAt, apiUrl } = question;
  apiOrigin = apiUrl && new URL(apiUrl).origin;
  const navigation = siteNavigation(registry.remotes, question.config.mode === 'connected');
  const config = { ...question.config, navigation };
  const url = new URL(path, config.publicUrl).href;
  const page = await shell.renderPage({ url, renderedAt, config, apiUrl, registry });
  if (page.kind === 'redirect') return { status: page.status, fragments: [], gaps: 0 };
  const gaps = page.html.split(GAP).length - 1;
  return { status: page.status, fragments: page.fragments, gaps };
}

async function answer(question: ProofQuestion): Promise<ProofAnswer> {
  const { id } = question;
  try {
    const value = await work(question);
    return { id, value, changed: room.changes() };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { id, error: words, changed: room.changes() };
  }
}
