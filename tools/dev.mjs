// Serves the site, or one remote, for development.
//   npm run dev                  the whole site; it rebuilds changes, and open pages reload
//   npm run dev -- booking       one remote: alone with hot reload, and in the site with the last build of the others
//   npm run dev -- booking --site https://shop.example   one remote in a running site, only for you (RELEASE_TOKEN)
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
