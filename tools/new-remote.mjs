// `npm run new:remote -- trade-in /trade-in`: creates a new area with a page, a test and a README.
// The build, the tests, the publish command and the site then include the area without further
// changes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAME } from '../shared/build/remoteName.cjs';
import { npm, run } from './lib/run.mjs';
import { inRoot, readJson, REMOTE_PACKAGES, remoteOf, SCOPE } from './lib/workspace.mjs';

/**
 * The maximum length of the area's label in the navigation. The server has the same limit
 * (server/src/releases/store/registrySchema.ts).
 */
const LONGEST_LABEL = 24;

const { positionals } = parseArgs({ allowPositionals: true });
const [name = '', prefix = `/${name}`] = positionals;
const others = REMOTE_PACKAGES.map((packageName) => ({ packageName, ...remoteOf(packageName) }));

/** Returns why a remote with this name and prefix cannot be created, or null if it can. */
function refusal() {
  if (!REMOTE_NAME.test(name))
    return 'Name it in small letters, digits and hyphens: npm run new:remote -- trade-in /trade-in';
  if (!/^(?:\/[a-z0-9-]+)+$/.test(prefix))
    return `The prefix ${prefix} is not a path like /trade-in`;
  if (existsSync(inRoot(`mfe-${name}`))) return `mfe-${name} is there already`;
  const segment = prefix.split('/')[1];
  const taken = others.find(({ prefixes }) =>
    prefixes.some((other) => other.split('/')[1] === segment),
  );
  return taken ? `${prefix} belongs to ${taken.packageName}` : null;
}

const words = name.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
const title = words.join(' ');
const page = `${words.join('')}Page`;

/**
 * Returns the entries that all areas have. A new area gets these entries. It gets no entry that
 * only some areas have.
 * @param {Record<string, string>[]} all
 */
const ofAll = (all) =>
  Object.fromEntries(
    Object.entries(all[0] ?? {}).filter(([name, range]) =>
      all.every((other) => other[name] === range),
    ),
  );

const FILES = {
  'package.json': () => {
    const packages = REMOTE_PACKAGES.map((other) => readJson(inRoot(other, 'package.json')));
    const { scripts, license } = packages[0];
    const dependencies = ofAll(packages.map((one) => one.dependencies));
    const devDependencies = ofAll(packages.map((one) => one.devDependencies));
    const devPort = Math.max(...others.map((other) => other.devPort)) + 1;
    const link = { label: title.slice(0, LONGEST_LABEL).trim(), path: prefix, order: 70 };
    const navigation = ['main', 'quick'].map((place) => ({ ...link, place }));
    const remote = { name, prefixes: [`${prefix}/*`], navigation, sitemap: [prefix], devPort };
    const about = {
      name: `${SCOPE}mfe-${name}`,
      version: '1.0.0',
      private: true,
      license,
      scripts,
    };
    return `${JSON.stringify({ ...about, dependencies, devDependencies, remote }, null, 2)}\n`;
  },
  'tsconfig.json': () =>
    '{ "extends": "../tsconfig.base.json", "include": ["src", "../shared/src/css.d.ts"] }\n',
  'webpack.config.cjs': () => `const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote(__dirname);
`,
  'README.md': () => `# mfe-${name}

One sentence: what this area does for a visitor.

| Page | Address |
| --- | --- |
| ${title} | \`${prefix}\` |

Offers no fragments to others.

## Run and test

    npm run dev -- ${name}
    npm run unit -- mfe-${name}
`,
  'src/remote.tsx':
    () => `import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';

/** The whole public surface of this area. */
export const remote: RemoteModule<'${name}'> = {
  name: '${name}',
  routes: [
    {
      path: '${prefix.slice(1)}',
      ...page({ load: () => import('./pages/${page}') }),
    },
  ],
  fragments: {},
};
`,
  'src/dev.tsx': () => `import { startAlone } from '@mcs-repairs/shared/platform/startAlone';
import { remote } from './remote';

startAlone(remote);
import.meta.webpackHot?.accept('./remote', () => startAlone(remote));
`,
  [`src/pages/${page}.tsx`]:
    () => `import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';

export function Component() {
  return (
    <>
      <PageHeader title="${title}" lead="What a visitor finds here." />
      <Container>
        <p>Begin here.</p>
      </Container>
    </>
  );
}

export const head = (): PageHead => ({
  title: '${title}',
  description: 'What a visitor finds here.',
});
`,
  [`src/pages/${page}.test.tsx`]: () => `/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

test('the page says what it is for', async () => {
  await renderRoute(remote.routes, { path: '${prefix}' });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('${title}');
});
`,
};

const problem = refusal();
if (problem) {
  console.error(problem);
  process.exit(1);
}
for (const [file, content] of Object.entries(FILES)) {
  const place = inRoot(`mfe-${name}`, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content());
}
// npm adds the new folder to the lock file. It downloads nothing, because the other areas need the
// same packages.
await run(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
console.log(
  `mfe-${name} is made. Next: npm start, then open ${prefix}; npm run unit -- mfe-${name}`,
);
