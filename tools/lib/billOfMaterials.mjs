import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, run } from './run.mjs';
import { inRoot, readJson } from './workspace.mjs';

const SBOM = inRoot('dist/sbom.cdx.json');
const LICENCES = inRoot('dist/licences.txt');

/**
 * The licences that production code may have. Copyleft for whole programs (GPL, AGPL) is excluded.
 * LGPL and MPL apply to the binaries of the image library and to single files, which are used
 * unchanged.
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
 * Writes the bill of materials from the lock file to `dist/`: a CycloneDX document and a list of
 * licences. Does nothing if the lock file has not changed. Rejects if a licence is missing or not
 * accepted.
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
  // npm names the project after its folder, so the name from package.json replaces that.
  document.metadata.component.name = readJson(inRoot('package.json')).name;
  writeFileSync(SBOM, `${JSON.stringify(document, null, 1)}\n`);

  const { components } = readJson(SBOM);
  // The lock file also contains the project's own packages, as links.
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

/** A licence expression is accepted when every part of an `AND` is, or one part of an `OR`. */
function isAccepted(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ACCEPTED.has(name.trim())));
}
