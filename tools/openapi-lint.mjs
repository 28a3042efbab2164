// Checks docs/openapi.json with two linters: Redocly's recommended rules and spectral:oas. The
// command prints all findings, and fails if there are any.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { inRoot } from './lib/workspace.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const file = positionals[0] ?? inRoot('docs/openapi.json');
const source = readFileSync(file, 'utf8');

const redocly = await lintFromString({
  source,
  absoluteRef: file,
  config: await createConfig({ extends: ['recommended'] }),
});
const spectral = new spectralCore.Spectral();
// The library's own ruleset does not match the library's types.
spectral.setRuleset(/** @type {any} */ ({ extends: [spectralRulesets.oas] }));
const findings = [
  ...redocly.map(({ ruleId, message, location }) => ({
    rule: `redocly ${ruleId}`,
    message,
    at: location[0]?.pointer ?? '',
  })),
  ...(await spectral.run(source)).map(({ code, message, path }) => ({
    rule: `spectral ${code}`,
    message,
    at: path.join('/'),
  })),
];
for (const { rule, message, at } of findings) console.error(`${rule}: ${message} (${at})`);
console.log(`OpenAPI: ${findings.length} findings by redocly and spectral`);
process.exitCode = findings.length === 0 ? 0 : 1;
