import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, run } from './run.mjs';
import { inRoot, readJson } from './workspace.mjs';

const SBOM = inRoot('dist/sbom.cdx.json');
const LICENCES = inRoot('dist/licences.txt');

/**
 * The licences that production code may have. GPL and AGPL are missing, because they would apply to
 * the whole program. LGPL and MPL are allowed, because the project uses such files unchanged: the
 * image library's binaries, and some single files.
 */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Writes two files with all packages of the lock file to `dist/`: a CycloneDX document and a list
 * of licences. Does nothing if the lock file has not changed.
 * @throws if a licence is missing or not accepted.
 */
export async function writeBillOfMaterials() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  const mark = `Lock file: ${lock}`;
  if (existsSync(SBOM) && existsSync(LICENCES) && readFileSync(LICENCES, 'utf8').includes(mark)) {
    return;
  }
  mkdirSync(path.dirname(SBOM), { recursive: true });
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const document = JSON.parse(await run(npm, ['sbom', ...options], { quiet: true }));
  // npm calls the project after its folder. The name in package.json is the right one.
  document.metadata.component.name = readJson(inRoot('package.json')).name;
  writeFileSync(SBOM, `${JSON.stringify(document, null, 1)}\n`);

  const { components } = readJson(SBOM);
  // The lock file also contains the project's own packages, as links. They need no licence here.
  const own = Object.entries(readJson(inRoot('package-lock.json')).packages)
    .filter(([, { link }]) => link)
    .map(([place]) => place.replace('node_modules/', ''));
  const rows = components
    .filter(({ name }) => !own.includes(name))
    .map((component) => ({
      name: [component.group, component.name].filter(Boolean).join('/'),
      version: component.version,
      licence: licenceOf(component),
    }));
  const refused = rows.filter(({ licence }) => !isAccepted(licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
    throw new Error(`Licences that are not accepted:\n${names.join('\n')}`);
  }
  const lines = rows.map(({ name, version, licence }) => `${licence}\t${name} ${version}`);
  writeFileSync(LICENCES, `${mark}\n\n${lines.sort().join('\n')}\n`);
}

function licenceOf({ licenses = [] }) {
  const names = licenses.map(
    ({ expression, license }) => expression ?? license?.id ?? license?.name ?? 'none',
  );
  return names.join(' AND ') || 'none';
}

/**
 * Returns whether a licence expression is accepted. All parts of an `AND` must be accepted, but
 * only one part of an `OR`.
 */
function isAccepted(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ACCEPTED.has(name.trim())));
}
