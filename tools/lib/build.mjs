import { existsSync } from 'node:fs';
import { writeBillOfMaterials } from './billOfMaterials.mjs';
import { buildPackages } from './buildPackages.mjs';
import { judgeShell, publishShell, showRemote } from './publish.mjs';
import { inRoot, REMOTE_PACKAGES, SCOPE } from './workspace.mjs';

/**
 * Builds the packages that are out of date, and publishes them into `dist/`. Lerna caches each
 * build by the content of its sources.
 */
export async function buildSite() {
  // A checkout of one area does not contain the shell, so there is no whole site to build
  // (docs/releases.md).
  const isPart = !existsSync(inRoot('shell/package.json'));
  await buildPackages(isPart ? ['--scope', `${SCOPE}mfe-*`] : []);
  if (isPart) {
    const names = REMOTE_PACKAGES.map((name) => name.slice('mfe-'.length));
    console.log(
      `Built: ${names.join(', ')}. Release: npm run release -- ${names[0]} --site <site>`,
    );
    return;
  }
  await writeBillOfMaterials();
  const but = await judgeShell(REMOTE_PACKAGES);
  await publishShell();
  for (const packageName of ['shell', ...REMOTE_PACKAGES]) {
    const { version, staysAt } = await showRemote(packageName, { but });
    const name = packageName.replace(/^mfe-/, '');
    if (staysAt !== null)
      console.log(
        `${name}: ${version} is built and stored; ${staysAt} stays active, as somebody chose. To show what is built: npm run publish:remote -- ${name}`,
      );
  }
}
