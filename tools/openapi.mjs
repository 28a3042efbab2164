// `npm run openapi`: writes docs/openapi.json from the routes of the server. Then it generates the
// types of an API client from this file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { sharedByExports } from './lib/sharedByExports.mjs';
import { inRoot } from './lib/workspace.mjs';

const DOCUMENT = inRoot('docs/openapi.json');
const TYPES = inRoot('server/test/apiSchema.d.ts');
const HEADER = '// Made by `npm run openapi` from docs/openapi.json; do not edit.\n';

const bundle = inRoot('node_modules/.cache/scripts/openApiDocument.mjs');
mkdirSync(inRoot('node_modules/.cache/scripts'), { recursive: true });
await build({
  entryPoints: [inRoot('server/src/openApiDocument.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  plugins: [sharedByExports],
  logLevel: 'warning',
});
const { openApiText } = await import(pathToFileURL(bundle).href);
const text = await openApiText();
const nodes = await openapiTypescript(text);
const options = { ...(await resolveConfig(TYPES)), parser: 'typescript' };
const types = await format(`${HEADER}${astToString(nodes)}`, options);

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  const stale = [
    [DOCUMENT, text],
    [TYPES, types],
  ].filter(([file, content]) => readFileSync(file, 'utf8') !== content);
  for (const [file] of stale) console.error(`${file} is not what the routes say: npm run openapi`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  writeFileSync(DOCUMENT, text);
  writeFileSync(TYPES, types);
}
