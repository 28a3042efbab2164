import { parentPort, workerData } from 'node:worker_threads';
import { siteNavigation } from 'shared/domain/rules/siteNavigation';
import { readRemoteFile } from '../site/remoteFiles';
import { evaluate, leaveOnlyShared, loadShell } from '../site/shellServer';
import { describeRemote } from './describeRemote';
import type {
  Described,
  ProofAnswer,
  ProofQuestion,
  ProofWorkerData,
  Rendered,
} from './proofProtocol';

// A worker of one proof: it looks at a candidate against the running shell and is thrown away.
const { shellDir, remotesDir, registry } = workerData as ProofWorkerData;
const port = parentPort;
if (!port) throw new Error('The proof runs as a worker only');

const shell = loadShell(shellDir);
const allowedRequire = leaveOnlyShared(shell);

shell.installRemoteLoader(async (name) => {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`The registry names no remote ${name}`);
  // Names are compared before: here everything else that is wrong is to be found as well.
  const code = await readRemoteFile(remotesDir, remote, 'ssr/server.cjs');
  const exposed = evaluate(code, `${name}@${remote.version}/ssr/server.cjs`, allowedRequire) as {
    remote?: unknown;
  };
  if (!exposed.remote) throw new Error(`The remote ${name} exposes no RemoteModule`);
  return exposed.remote;
});

const site = shell.singletons['shared/platform/site'] as {
  loadRemote: (name: string) => Promise<object>;
};
/** What React leaves in the place of a part that could not be rendered here. */
const GAP = '<!--$!-->';

async function work(question: ProofQuestion): Promise<Described | Rendered> {
  if (question.kind === 'describe')
    return describeRemote(question.remote, await site.loadRemote(question.remote));
  const { path, renderedAt, apiUrl } = question;
  const navigation = siteNavigation(registry.remotes, question.config.mode === 'connected');
  const config = { ...question.config, navigation };
  const url = new URL(path, config.publicUrl).href;
  const page = await shell.renderPage({ url, renderedAt, config, apiUrl, registry });
  if (page.kind === 'redirect') return { status: page.status, fragments: [], gaps: 0 };
  const gaps = page.html.split(GAP).length - 1;
  return { status: page.status, fragments: page.fragments, gaps };
}

port.on('message', (question: ProofQuestion) => {
  const { id } = question;
  const answer = (answered: ProofAnswer) => port.postMessage(answered);
  work(question).then(
    (value) => answer({ id, value }),
    (error: unknown) =>
      answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
