import { inRoot } from '../../tools/lib/workspace.mjs';
import { node, start } from '../../tools/lib/run.mjs';
import { openReleasingShop, packChanged, type ReleasingShop } from './releasing';
import { finding, type Fault, type Finding } from './report';

type Typed = { code: number | null; said: string };
type Type = (...args: string[]) => Promise<Typed>;

/**
 * Returns a function that runs `npm run release -- …` as a user types it, with a token in the
 * environment.
 */
const typing =
  (url: string, token: string, environment: Record<string, string> = {}): Type =>
  (...args) =>
    new Promise((resolve, reject) => {
      const child = start(node, [inRoot('tools/release.mjs'), ...args, '--site', url], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          RELEASE_TOKEN: token,
          ...environment,
        },
      });
      let said = '';
      for (const output of [child.stdout, child.stderr])
        output?.on('data', (text) => (said += text));
      child.once('error', reject);
      child.once('exit', (code) => resolve({ code, said }));
    });

/**
 * Runs commands one after the other. Checks whether each command succeeds or fails as expected,
 * what it prints, and that it prints no stack trace. Returns the number of faults.
 */
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

/**
 * Uses the release command for the shell: releases a version, lists versions, rolls back, and
 * activates the version again.
 */
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
    [() => typing(shop.url, 'x'.repeat(43))('shell'), false, ['unknown or was revoked']],
  ]);
  const { active } = await releases.read('shell');
  return finding(
    'the shell released from the command line',
    { commands: 7, 'that went wrong': wrong },
    wrong === 0 && active === version,
  );
}

/**
 * Withdraws an area, checks that nothing serves its paths, and activates it again. Also checks that
 * the command to end a canary does not withdraw the area.
 */
async function withdrawnByCommand({
  shop,
  store,
  releasesOf,
  tokenOf,
}: ReleasingShop): Promise<Finding> {
  const type = typing(shop.url, await tokenOf('community'));
  const releases = await releasesOf('community');
  const { active } = await releases.read('community');
  const { body } = await packChanged(store, 'community', '\n// newer');
  const isLinked = async () => {
    const pages = ['/', '/sitemap.xml'].map(async (path) => (await fetch(shop.url + path)).text());
    return (await Promise.all(pages)).map((text) => text.includes('/community'));
  };
  const state = async () => ({
    page: (await fetch(`${shop.url}/community`)).status,
    linked: String(await isLinked()),
  });
  const before = await state();
  const gaveUp = await walk([
    [() => type('community', '--all'), false, ['--all belongs to --withdraw']],
    [() => type('community', '--withdraw'), true, ['community is given up']],
    [() => type('community', '--withdraw', '--all'), false, ['Nothing of community is active']],
  ]);
  const gone = await state();
  const cameBack = await walk([
    [() => type('community', '--to', active), true, [`community ${active} is active`]],
  ]);
  const back = await state();
  await releases.store('community', body);
  const asked = await walk([
    [() => type('community', '--withdraw'), false, ['No share of visitors', '--withdraw --all']],
    [() => type('community', '--withdraw', '--all'), true, ['community is given up']],
  ]);
  return finding(
    'an area given up from the command line',
    {
      'is its page before': before.page,
      'while it is given up': gone.page,
      'and after': back.page,
      'commands went wrong': gaveUp + cameBack + asked,
    },
    gaveUp + cameBack + asked === 0 &&
      before.page === 200 &&
      before.linked === 'true,true' &&
      gone.page === 404 &&
      gone.linked === 'false,false' &&
      JSON.stringify(back) === JSON.stringify(before),
  );
}

/**
 * Releases an area from a machine without a browser. First tests the error messages of the server.
 * Then checks that only a tenth of the visitors get a version that no browser has opened.
 */
async function areaByCommand({
  shop,
  store,
  releasesOf,
  tokenOf,
}: ReleasingShop): Promise<Finding> {
  const nowhere = { CHROMIUM_PATH: '/there/is/no/browser' };
  const type = typing(shop.url, await tokenOf('booking'), nowhere);
  const releases = await releasesOf('booking');
  const { active: built } = await releases.read('booking');
  const broken = await packChanged(store, 'booking', '\nthrow new Error("on the server")');
  const fine = await packChanged(store, 'booking', '\n// newer');
  for (const { body } of [broken, fine]) await releases.store('booking', body);
  const { version } = fine.release;
  let saidOfBroken = '';
  const typeBroken = async () => {
    const typed = await type('booking', '--to', broken.release.version);
    saidOfBroken = typed.said;
    return typed;
  };
  const wrong = await walk([
    [typeBroken, false, ['Its server bundle: on the server']],
    [
      () => type('booking', '--to', version),
      true,
      [
        'pages rendered on the server',
        'No browser is here',
        `${version} is shown to 10% of visitors`,
        'because no browser check was reported',
      ],
    ],
    [() => type('booking', '--promote'), false, ['0 of the 20 page views that say enough']],
    [() => type('booking', '--list'), true, [`booking: ${built} is active`, '10% of visitors']],
    [() => type('booking', '--withdraw'), true, [`${version} is withdrawn`]],
  ]);
  const isFirst = !saidOfBroken.includes('rowser');
  return finding(
    'an area released from the command line without a browser',
    { commands: 5, 'that went wrong': wrong, 'server said first': Number(isFirst) },
    wrong === 0 && isFirst,
  );
}

/** Runs the commands that a team uses to release its area. */
export const releaseCommand: Fault = {
  name: 'npm run release',
  async run() {
    const opened = await openReleasingShop();
    try {
      return [
        await shellByCommand(opened),
        await withdrawnByCommand(opened),
        await areaByCommand(opened),
      ];
    } finally {
      await opened.close();
    }
  },
};
