import { inRoot } from '../../tools/lib/workspace.mjs';
import { node, start } from '../../tools/lib/run.mjs';
import { openReleasingShop, packChanged, type ReleasingShop } from './releasing';
import { finding, type Fault, type Finding } from './report';

type Typed = { code: number | null; said: string };
type Type = (...args: string[]) => Promise<Typed>;

/** `npm run release -- …` as somebody types it, with a token in the environment. */
const typing =
  (url: string, token: string): Type =>
  (...args) =>
    new Promise((resolve, reject) => {
      const child = start(node, [inRoot('tools/release.mjs'), ...args, '--site', url], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, HOME: process.env.HOME, RELEASE_TOKEN: token },
      });
      let said = '';
      for (const output of [child.stdout, child.stderr])
        output?.on('data', (text) => (said += text));
      child.once('error', reject);
      child.once('exit', (code) => resolve({ code, said }));
    });

/** A session at the terminal: whether each step must end well, and what it says; never a trace of the code. Answers how many went wrong. */
async function walk(steps: [typed: () => Promise<Typed>, ok: boolean, words: string[]][]) {
  const wrong: string[] = [];
  for (const [step, ok, words] of steps) {
    const { code, said } = await step();
    const isSentence = !/^\s+at /m.test(said);
    if ((code === 0) !== ok || !words.every((each) => said.includes(each)) || !isSentence)
      wrong.push(`${code}: ${said}`);
  }
  for (const each of wrong) console.error(each);
  return wrong.length;
}

/** The shell is released, listed, and taken back and forward from the command line. */
async function shellByCommand({
  shop,
  store,
  releasesOf,
  tokenOf,
}: ReleasingShop): Promise<Finding> {
  const type = typing(shop.url, await tokenOf('shell'));
  const releases = await releasesOf('shell');
  const { active: built, revision } = await releases.read('shell');
  const next = await packChanged(store, 'shell', '\n// newer');
  const nameless = await packChanged(store, 'shell', '', 'assets.json', (text) =>
    text.replaceAll('"itemAdded"', '"itemGone"'),
  );
  for (const { body } of [next, nameless]) await releases.store('shell', body);
  await releases.choose('shell', next.release.version, revision);
  const { version } = next.release;
  const wrong = await walk([
    [() => type('shell'), true, [`shell ${built} was stored already`, `${built} is active after`]],
    [() => type('shell', '--list'), true, [`shell: ${built} is active`, version]],
    [() => type('shell', '--previous'), true, [`shell ${version} is active after`]],
    [
      () => type('shell', '--to', nameless.release.version),
      false,
      ['itemAdded of shared/platform/store'],
    ],
    [() => type('shell', '--percent', '10', '--to', built), false, ['same for all visitors']],
    [() => type('booking'), false, ['This token releases shell, not booking']],
    [() => typing(shop.url, 'x'.repeat(43))('shell'), false, ['unknown or was withdrawn']],
  ]);
  const { active } = await releases.read('shell');
  return finding(
    'the shell released from the command line',
    { commands: 7, 'that went wrong': wrong },
    wrong === 0 && active === version,
  );
}

/** What a team types. */
export const releaseCommand: Fault = {
  name: 'npm run release',
  async run() {
    const opened = await openReleasingShop();
    try {
      return [await shellByCommand(opened)];
    } finally {
      await opened.close();
    }
  },
};
