const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/**
 * This file contains the types of everything that the shell provides. `npm run api:report` writes
 * it, and `npm test` fails when it is out of date.
 */
const REPORT = path.resolve(__dirname, '../api/platform.api.md');
/**
 * The types of this module are left out of the hashes. Otherwise, each new method of the data port
 * would change the hash of `useShopData`.
 */
const NOT_FOLLOWED = 'shared/data';

/**
 * Returns the declarations of each section of the report, by name. Each run of whitespace becomes
 * one space. An overloaded name has several declarations.
 */
function declarationsOf(report) {
  const sections = new Map();
  for (const part of report.split(/^## /m).slice(1)) {
    const code = [...part.matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block).join('\n');
    const source = ts.createSourceFile('report.ts', code, ts.ScriptTarget.ESNext, true);
    const names = new Map();
    for (const statement of source.statements) {
      const text = statement.getText(source).replace(/\s+/g, ' ');
      for (const name of namesOf(statement)) names.set(name, [...(names.get(name) ?? []), text]);
    }
    sections.set(part.slice(0, part.indexOf('\n')), names);
  }
  return sections;
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.text);
  if (ts.isExportDeclaration(statement) && statement.exportClause?.elements)
    return statement.exportClause.elements.map(({ name }) => name.text);
  return statement.name ? [statement.name.text] : [];
}

/**
 * Returns the declaration of a name, together with every declaration of the report that it mentions
 * directly or indirectly.
 */
function wholeText(sections, section, name) {
  const shared = [...sections].filter(([title]) => title !== NOT_FOLLOWED);
  const texts = new Set();
  const open = [sections.get(section)?.get(name) ?? []];
  for (let found = open.pop(); found; found = open.pop()) {
    for (const text of found.filter((one) => !texts.has(one))) {
      texts.add(text);
      for (const word of new Set(text.match(/\b[A-Z]\w+/g)))
        for (const [, names] of shared) if (names.has(word)) open.push(names.get(word));
    }
  }
  return [...texts].sort().join('\n');
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Returns the version of `shared`, and a hash of the types of each name in `modules`. If a type
 * differs between a remote and the shell, an activation of the remote shows a warning. Names that
 * are not in the report are left out.
 */
function meaningsOf(modules, report = fs.readFileSync(REPORT, 'utf8')) {
  const sections = declarationsOf(report);
  const { version } = JSON.parse(
    fs.readFileSync(path.resolve(__dirname, '../package.json'), 'utf8'),
  );
  const names = Object.entries(modules).flatMap(([module, taken]) => {
    const hashes = taken
      .filter((name) => sections.get(module)?.has(name))
      .map((name) => [name, hashOf(wholeText(sections, module, name))]);
    return hashes.length > 0 ? [[module, Object.fromEntries(hashes)]] : [];
  });
  return { version, names: Object.fromEntries(names) };
}

module.exports = { meaningsOf };
