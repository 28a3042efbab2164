import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/median';
import { openReleasingShop, packChanged, type ReleasingShop } from './releasing';
import { finding, type Fault, type Finding } from './report';

/**
 * The shell sends its report of a page view this many milliseconds after the view. So the report
 * includes failures shortly after the view.
 */
const BEACON_MS = 1000;
/** The time between two simulated visits, in milliseconds. */
const EVERY_MS = 20;
/** The site judges a version after this many page views (its setting RELEASE_VIEWS). */
const ENOUGH_VIEWS = 20;
const LOOK_MS = 500;
/** A release takes at most this long: mostly the verification, which renders about 300 pages. */
const RELEASE_MS = 10_000;
/** On a slow machine, a release takes at most as long as the site needs for this many pages. */
const RELEASE_PAGES = 500;
const PAGES_TIMED = 30;
const LONGEST_MS = 120_000;
const PERCENT = 10;
/** What a team's release command reports after it has opened the version in a browser. */
const CHECKED = { browserCheck: { pages: 5, milliseconds: 30_000 } };

const took = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
};

/**
 * Simulates a visitor who opens the booking page. Each visitor has another network. As in a
 * browser, the report of the page view follows a second later.
 */
async function visit(
  url: string,
  number: number,
  bad: string,
  onHurt: () => void = () => {},
): Promise<boolean> {
  const from = `10.${(number >> 8) & 255}.${number & 255}.7`;
  const page = await fetch(`${url}/book`, { headers: { 'x-forwarded-for': from } });
  const html = await page.text();
  const version = /"booking":\{"version":"([\w.+-]+)"/.exec(html)?.[1] ?? '';
  const isHurt = version === bad;
  const counts = isHurt ? { load: 1, 'render-failure': 1 } : { load: 1 };
  await sleep(BEACON_MS);
  const body = { remotes: [{ remote: 'booking', version, counts }], vitals: {} };
  await fetch(`${url}/api/page-views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  if (isHurt) onHurt();
  return isHurt;
}

/** Returns the median time in milliseconds in which this machine renders a page. */
async function pageMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < PAGES_TIMED; number += 1)
    times.push(await took(async () => (await fetch(`${url}/book?visit=${number}`)).text()));
  return Math.round(median(times));
}

/** Releases and rolls back over HTTP with a token, as a CI job does. */
async function releaseAndBack({ shop, store, releasesOf }: ReleasingShop): Promise<Finding> {
  const releases = await releasesOf('booking');
  const good = await packChanged(store, 'booking', '\n// good');
  const { revision, active } = await releases.read('booking');
  const releaseMs = await took(async () => {
    await releases.store('booking', good.body);
    await releases.choose('booking', good.release.version, revision, CHECKED);
  });
  const backMs = await took(() => releases.choose('booking', active, revision + 1));
  const page = await pageMs(shop.url);
  const counts = { 'ms to release': releaseMs, 'ms to go back': backMs, 'ms for a page': page };
  const longestMs = Math.max(RELEASE_MS, RELEASE_PAGES * page);
  return finding('a release and going back with a token', counts, releaseMs < longestMs);
}

/**
 * Checks that a token cannot activate a version for all visitors if no browser has opened the
 * version.
 */
async function unopened({ store, releasesOf }: ReleasingShop): Promise<Finding> {
  const releases = await releasesOf('booking');
  const { release, body } = await packChanged(store, 'booking', '\n// not opened');
  await releases.store('booking', body);
  const { revision, active } = await releases.read('booking');
  const answer = await releases.choose('booking', release.version, revision);
  const share = answer.releases.find(
    ({ version }: { version: string }) => version === release.version,
  )?.share;
  const more = releases.choose('booking', release.version, revision + 1);
  const refused = await more.then(
    () => false,
    (error: Error) => error.message.includes('no browser check was reported'),
  );
  await releases.choose('booking', release.version, revision + 1, { percent: 0 });
  return finding(
    'a release that no browser opened',
    { 'percent of visitors who got it': share, 'refused to more': Number(refused) },
    share === PERCENT && answer.active === active && refused,
  );
}

/**
 * Releases a version with an error that the server cannot detect, because the error occurs only in
 * browsers.
 */
async function badCanary({ shop, store, releasesOf }: ReleasingShop): Promise<Finding> {
  const releases = await releasesOf('booking');
  const bad = await packChanged(store, 'booking', '\n// fails in browsers');
  await releases.store('booking', bad.body);
  const { revision } = await releases.read('booking');
  await releases.choose('booking', bad.release.version, revision, { percent: PERCENT });

  const began = performance.now();
  const visits: Promise<boolean>[] = [];
  const reportedAt: number[] = [];
  const onHurt = () => reportedAt.push(performance.now());
  const isTaken = async () => (await releases.read('booking')).canary === null;
  let seconds = Infinity;
  let secondsKnown = Infinity;
  for (let number = 1; performance.now() - began < LONGEST_MS; number += 1) {
    visits.push(visit(shop.url, number, bad.release.version, onHurt));
    await sleep(EVERY_MS);
    if (number % 10 === 0 && (await isTaken())) {
      seconds = (performance.now() - began) / 1000;
      secondsKnown = (performance.now() - (reportedAt[ENOUGH_VIEWS - 1] ?? began)) / 1000;
      break;
    }
  }
  const hurt = (await Promise.all(visits)).filter(Boolean).length;
  // Servers read the registry four times a second. After this pause, all servers have read it, so
  // no visitor gets the failed version.
  await sleep(LOOK_MS);
  const after = await Promise.all(
    Array.from({ length: 50 }, (_, each) => visit(shop.url, 40_000 + each, bad.release.version)),
  );
  const { releases: versions } = await releases.read('booking');
  const isMarked = versions.some(
    ({ version, takenBack }: { version: string; takenBack: unknown }) =>
      version === bad.release.version && takenBack !== null,
  );
  const mailed = readdirSync(path.join(shop.dataDir, 'mail')).length;
  return finding(
    `a canary at ${PERCENT} % that fails in browsers`,
    {
      'seconds until it was rolled back': seconds.toFixed(1),
      [`of them after its view ${ENOUGH_VIEWS} was told of`]: secondsKnown.toFixed(1),
      visits: visits.length,
      hurt,
      'percent of visits hurt': ((100 * hurt) / visits.length).toFixed(1),
      'hurt afterwards': after.filter(Boolean).length,
      'marked as rolled back': Number(isMarked),
      mails: mailed,
    },
    secondsKnown < 10 && after.every((each) => !each) && isMarked && hurt < visits.length / 4,
  );
}

/**
 * Checks that a stranger's false reports of failures do not make the site roll back a good version.
 */
async function falseReports({ shop, store, releasesOf }: ReleasingShop): Promise<Finding> {
  const releases = await releasesOf('booking');
  const good = await packChanged(store, 'booking', '\n// also good');
  await releases.store('booking', good.body);
  const { revision } = await releases.read('booking');
  const { version } = good.release;
  await releases.choose('booking', version, revision, { percent: 50, ...CHECKED });
  for (let number = 1; number <= 60; number += 1) await visit(shop.url, 10_000 + number, '');
  const counts = { 'load-failure': 100 };
  const body = JSON.stringify({ remotes: [{ remote: 'booking', version, counts }], vitals: {} });
  const sent = await Promise.all(
    Array.from({ length: 400 }, (_, each) =>
      fetch(`${shop.url}/api/page-views`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': each % 2 ? '203.0.113.9' : '198.51.100.4',
        },
        body,
      }),
    ),
  );
  const { canary } = await releases.read('booking');
  return finding(
    'false reports about a good version',
    { reports: sent.length, 'rolled back': Number(canary !== version) },
    canary === version,
  );
}

/** Releases and rolls back a shell while visitors use the site. */
async function shellReleased({ shop, store, releasesOf }: ReleasingShop): Promise<Finding> {
  const releases = await releasesOf('shell');
  const next = await packChanged(store, 'shell', '\n// newer');
  const shellNow = async () =>
    ((await (await fetch(`${shop.url}/remotes.json`)).json()) as { shell: string }).shell;
  const before = await shellNow();
  const { revision, active } = await releases.read('shell');
  let failed = 0;
  let pages = 0;
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const answer = await fetch(`${shop.url}/shop?visit=${(pages += 1)}`);
      if (!answer.ok || !/<h1/.test(await answer.text())) failed += 1;
    }
  });
  const untilShown = async (isIt: (shell: string) => boolean) => {
    while (!isIt(await shellNow())) await sleep(20);
  };
  const releaseMs = await took(async () => {
    await releases.store('shell', next.body);
    await releases.choose('shell', next.release.version, revision);
    await untilShown((shell) => shell !== before);
  });
  const backMs = await took(async () => {
    await releases.choose('shell', active, revision + 1);
    await untilShown((shell) => shell === before);
  });
  isOver = true;
  await Promise.all(visitors);
  return finding(
    'a shell released and rolled back under visitors',
    { 'ms to release': releaseMs, 'ms to go back': backMs, pages, 'pages that failed': failed },
    failed === 0,
  );
}

const inReleasingShop = (
  name: string,
  acts: readonly ((opened: ReleasingShop) => Promise<Finding>)[],
): Fault => ({
  name,
  async run() {
    const opened = await openReleasingShop();
    const findings: Finding[] = [];
    try {
      for (const act of acts) findings.push(await act(opened));
      return findings;
    } finally {
      await opened.close();
    }
  },
});

/** Measures how long a release takes. */
export const release = inReleasingShop('a release', [releaseAndBack]);

/**
 * Releases bad versions, reports false failures of good versions, and releases a new shell.
 * Simulated visitors use the site at the same time.
 */
export const canary = inReleasingShop('releases that are watched', [
  unopened,
  badCanary,
  falseReports,
  shellReleased,
]);
