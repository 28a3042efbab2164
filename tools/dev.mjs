// Develops the site or one remote.
//   npm run dev                  the whole site; changes are rebuilt, and open pages reload
//   npm run dev -- booking       that remote with hot reload on its own page, and live in the site; the others as last built
//   npm run dev -- booking --site https://shop.example   that remote in a running site, for you only (RELEASE_TOKEN)
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';

await install();
const { REMOTE_PACKAGES } = await import('./lib/workspace.mjs');

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const wanted = positionals.map((name) => `mfe-${name}`);
  const unknown = wanted.find((name) => !REMOTE_PACKAGES.includes(name));
  const known = REMOTE_PACKAGES.map((name) => name.slice(4)).join(', ');
  if (unknown) throw new Error(`There is no remote ${unknown.slice(4)}: name one of ${known}`);
  if (values.site === undefined) {
    const { devWholeSite } = await import('./lib/devWholeSite.mjs');
    return devWholeSite(wanted);
  }
  const [name] = positionals;
  if (!name || positionals.length > 1)
    throw new Error('Name one area: npm run dev -- booking --site https://shop.example');
  const { devInSite } = await import('./lib/devInSite.mjs');
  return devInSite(name, values.site);
}

await run().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
