import { judgeContract } from './contract.mjs';
import { builtOf } from './publish.mjs';
import { loadTypescript } from './loadTypescript.mjs';
import { openReleases, Refused } from './releaseSite.mjs';
import { start } from './run.mjs';
import { serveBuild } from './serveBuild.mjs';
import { watchBuild } from './watchBuild.mjs';
import { inRoot, remoteOf } from './workspace.mjs';

/**
 * Runs `npm run dev -- booking --site https://shop.example`. The command rebuilds your remote after
 * each change, and shows it in the running site, but only in your browser. It builds nothing else
 * of the site on this machine.
 * @param {string} name
 * @param {string} site
 */
export async function devInSite(name, site) {
  const packageName = `mfe-${name}`;
  const token = process.env.RELEASE_TOKEN;
  if (!token)
    throw new Refused(
      'Set RELEASE_TOKEN to a token that staff made for this area at /admin/releases',
    );
  if (!URL.canParse(site)) throw new Refused(`${site} is no address like https://shop.example`);
  const { origin } = new URL(site);
  const folder = inRoot(packageName, 'dist-dev');
  const { makeRelease } = await loadTypescript('server/src/releases/store/makeRelease.ts');
  const { pinsOf } = await loadTypescript('server/src/releases/store/releaseFiles.ts');
  const describe = () => {
    const { version, prefixes, takes, integrity, navigation, sitemap, unlisted } = makeRelease(
      folder,
      builtOf(packageName),
    );
    const declared = { navigation, sitemap, unlisted };
    return { version, prefixes, takes, integrity: pinsOf(integrity), ...declared };
  };
  const port = Number(process.env.DEV_PORT ?? remoteOf(packageName).devPort);
  const served = await serveBuild({ folder, port, describe });

  let stopping = false;
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      stopping = true;
      for (const child of children) child.kill('SIGTERM');
      void served.close().then(() => process.exit(0));
    });

  let isFirst = true;
  watchBuild(
    packageName,
    (command, args, options) => {
      const child = start(command, args, options);
      children.add(child);
      return child;
    },
    async () => {
      const { version, takes } = describe();
      served.changed();
      console.log(`${name} ${version}`);
      for (const problem of await judgeContract(origin, takes)) console.error(`  ${problem}`);
      if (!isFirst) return;
      isFirst = false;
      const { address } = await openReleases(site, token).preview(name, served.origin);
      console.log(`Open it in the site (within ten minutes, for this browser only):`);
      console.log(`  ${origin}${address}`);
    },
    () => stopping,
  );
}
