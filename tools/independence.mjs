// Checks the order of builds. A change of a remote must build only that remote, and no package may
// depend on a remote. A change of the contract must rebuild every package. The project's own
// packages must have the project's scope and no fixed version numbers.
import { run, node } from './lib/run.mjs';
import { inRoot, readJson, REMOTE_PACKAGES, SCOPE } from './lib/workspace.mjs';

const nx = inRoot('node_modules/nx/dist/bin/nx.js');
const { existsSync } = await import('node:fs');
const cli = existsSync(nx) ? nx : inRoot('node_modules/nx/bin/nx.js');
const affectedBy = async (file) =>
  (
    await run(node, [cli, 'show', 'projects', '--affected', `--files=${file}`, '--json'], {
      quiet: true,
      env: { NX_DAEMON: 'false' },
    })
  )
    .split('\n')
    .filter((line) => line.startsWith('['))
    .flatMap((line) => JSON.parse(line))
    .map((name) => name.replace(SCOPE, ''))
    .sort();

const complaints = [];
const expect = (what, found, wanted) => {
  const same = JSON.stringify(found) === JSON.stringify([...wanted].sort());
  console.log(`${same ? 'ok  ' : 'FAIL'} ${what}: ${found.join(', ') || 'nothing'}`);
  if (!same) complaints.push(what);
};

for (const name of REMOTE_PACKAGES) {
  const version = readJson(inRoot(name, 'package.json')).version;
  expect(`a change of ${name} ${version} builds`, await affectedBy(`${name}/src/remote.tsx`), [
    name,
  ]);
}
const everybody = ['shared', 'shell', 'server', ...REMOTE_PACKAGES];
expect(
  'a change of the contract builds',
  await affectedBy('shared/src/platform/contract/fragments.ts'),
  everybody,
);

// If no workspace contains a package, npm loads it from the public registry. There, a name without
// our scope could belong to somebody else.
for (const folder of [...everybody, 'e2e']) {
  const { name, private: isPrivate, ...about } = readJson(inRoot(folder, 'package.json'));
  if (name !== SCOPE + folder)
    complaints.push(`${folder}/package.json is not named ${SCOPE}${folder}`);
  if (!isPrivate) complaints.push(`${folder}/package.json is not private`);
  const ranges = Object.entries({ ...about.dependencies, ...about.devDependencies });
  for (const [other, range] of ranges)
    if (other.startsWith(SCOPE) && range !== '*')
      complaints.push(`${folder} asks for ${other} ${range}: "*" takes the one in this repository`);
}
for (const name of everybody) {
  const { dependencies = {}, devDependencies = {} } = readJson(inRoot(name, 'package.json'));
  const remotes = Object.keys({ ...dependencies, ...devDependencies }).filter((dependency) =>
    REMOTE_PACKAGES.includes(dependency.replace(SCOPE, '')),
  );
  if (remotes.length > 0) complaints.push(`${name} depends on ${remotes.join(', ')}`);
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
