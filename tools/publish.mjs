// Publishes built remotes, or rolls back to an older version.
//   npm run publish:remote -- booking              publishes the last build and activates it
//   npm run publish:remote -- booking@1.0.0-ab12   activates a published version again
//   npm run publish:remote -- --withdraw booking   withdraws the area; then no area serves its pages
import { parseArgs } from 'node:util';
import { activateVersion, publishRemote, withdrawRemote } from './lib/publish.mjs';
import { packageOf, REMOTES_DIR } from './lib/workspace.mjs';

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { withdraw: { type: 'boolean', default: false } },
});
if (wanted.length === 0) {
  console.error('Name a remote, such as: npm run publish:remote -- booking');
  process.exit(1);
}
if (process.env.RELEASES_URL) {
  console.error(
    'RELEASES_URL is set, so the releases are in a bucket. Release through the site: npm run release -- booking --site <address>',
  );
  process.exit(1);
}
const remotesDir = process.env.REMOTES_DIR || REMOTES_DIR;
const baseUrl = process.env.REMOTES_URL ?? '';
try {
  for (const argument of wanted) {
    const [name, version] = argument.split('@');
    const packageName = packageOf(name);
    if (values.withdraw) {
      await withdrawRemote(name, { remotesDir });
      console.log(`${name} is given up`);
      continue;
    }
    if (version) {
      await activateVersion({ name }, version, { remotesDir, baseUrl });
      console.log(`${name}: ${version} is active`);
    } else {
      console.log(
        `${name}: ${await publishRemote(packageName, { remotesDir, baseUrl })} is active`,
      );
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
