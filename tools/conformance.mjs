// Checks the tables in docs/conformance. Every row must name a test, and every quoted name must be
// the title of a test. In a quoted name, "..." stands for any text. In a title, the placeholders
// `%s`, `$name` and `${name}` match any text.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/workspace.mjs';

const TABLES = inRoot('docs/conformance');
const PACKAGES = [
  'shared',
  'shell',
  'server',
  'e2e',
  ...readdirSync(inRoot('.')).filter((name) => name.startsWith('mfe-')),
];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const NAMED_FILE = /[\w./-]+\.(?:test|spec)\.tsx?/g;
const TITLE = /\b(?:test|it|describe)(?:\.(?:each|only|skip|serial|concurrent)\b)*(?:\.\w+)?\s*/g;
const ANYTHING = '\u0000';

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'bench'].includes(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : TEST_FILE.test(entry.name) ? [file] : [];
  });
}

/**
 * Returns the index after the closing bracket that belongs to the bracket at `from`. Brackets
 * within quotes do not count.
 */
function closing(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (`'"\``.includes(sign)) at = endOfText(source, at);
    else if (sign === '/' && source[at + 1] === '/') at = source.indexOf('\n', at);
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return at + 1;
  }
  return source.length;
}

/** Returns the index of the closing quote of a text. `from` is the index of its opening quote. */
function endOfText(source, from) {
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === source[from]) return at;
  }
  return source.length;
}

const spacesAt = (source, at) => /\S|$/.exec(source.slice(at))?.index ?? 0;

/** Returns the titles of all tests in a file. ANYTHING replaces their placeholders. */
function titlesIn(source) {
  const titles = [];
  for (const { 0: call, index } of source.matchAll(TITLE)) {
    let at = index + call.length;
    if (/\.each\s*$/.test(call)) {
      at = source[at] === '`' ? endOfText(source, at) + 1 : closing(source, at);
      at += spacesAt(source, at);
    }
    if (source[at] !== '(') continue;
    at += 1 + spacesAt(source, at + 1);
    if (!`'"\``.includes(source[at])) continue;
    titles.push(
      source
        .slice(at + 1, endOfText(source, at))
        .replace(/\$\{[^}]*\}|\$[\w.]+|%[sdifjop#]/g, ANYTHING)
        .replace(/\\(.)/g, '$1'),
    );
  }
  return titles;
}

const words = (text) => text.replaceAll('\u2019', "'").replace(/\s+/g, ' ').trim().toLowerCase();
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (text, anything) => text.split(anything).map(literally).join('.*');

/**
 * A title or a part of it must have at least this many letters to match a quoted name. A shorter
 * one would match nearly every name.
 */
const TELLING_LETTERS = 8;
const letters = (text) => text.replace(/[^a-z0-9]/g, '').length;

/**
 * Prepares a title for the comparison with all quoted names. `whole` matches a name that contains
 * the whole title.
 */
const comparable = (title) => ({
  shown: title.replaceAll(ANYTHING, '...'),
  whole:
    letters(title) >= TELLING_LETTERS ? new RegExp(`^${pattern(title, ANYTHING)}$`) : undefined,
});

/**
 * Returns a function that says whether a quoted name matches a title or a part of it. Placeholders
 * in the name and in the title stand for any text.
 */
function matcherOf(quoted) {
  const name = words(quoted);
  const open = name.replace(/%[sdifjop#]|\$\{[^}]*\}|\$\w+/g, '...');
  const part = letters(open) >= TELLING_LETTERS ? new RegExp(pattern(open, '...')) : undefined;
  return ({ shown, whole }) => whole?.test(name) || open === shown || part?.test(shown);
}

/**
 * Returns the quoted names in a table cell. A title may contain quotes. So a name ends only at a
 * quote that a separator follows.
 */
const quotedIn = (cell) =>
  [...cell.matchAll(/["\u201c](.+?)["\u201d](?=\s*(?:[;,.)]|for each|and\b|$))/g)].map(
    ([, name]) => name,
  );

function rowsOf(markdown) {
  const proofs = [];
  let heading;
  for (const [index, line] of markdown.split('\n').entries()) {
    const cells = line.startsWith('|')
      ? line
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim())
      : undefined;
    if (!cells) heading = undefined;
    else if (!heading) heading = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell)))
      proofs.push({ line: index + 1, clause: cells.at(-2) ?? '', proof: cells.at(-1) ?? '' });
  }
  return proofs;
}

/**
 * Returns the short names that the text before a table defines, such as `S` in "`S` =
 * some/file.test.tsx".
 */
const shortNames = (markdown) =>
  [...markdown.split('\n|')[0].matchAll(/`([\w-]+)`/g)].map(([, name]) => name);

const testFiles = PACKAGES.flatMap((name) => filesBelow(inRoot(name)));
const titles = [
  ...new Set(testFiles.flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map(words))),
].map(comparable);
const missing = [];
let rows = 0;
let checked = 0;

const tables = readdirSync(TABLES).filter((name) => name.endsWith('.md'));
for (const table of tables) {
  const markdown = readFileSync(path.join(TABLES, table), 'utf8');
  const shorts = shortNames(markdown);
  for (const { line, clause, proof } of rowsOf(markdown)) {
    rows += 1;
    const where = `docs/conformance/${table}:${line}`;
    const quoted = quotedIn(proof);
    const files = proof.match(NAMED_FILE) ?? [];
    const byShort = shorts.some((name) =>
      new RegExp(`(?<![\\w-])${literally(name)}(?![\\w-])`).test(proof),
    );
    if (quoted.length + files.length === 0 && !byShort)
      missing.push(`${where}: names no test: ${clause}`);
    for (const name of quoted) {
      checked += 1;
      if (!titles.some(matcherOf(name))) missing.push(`${where}: no test is called "${name}"`);
    }
    for (const file of files) {
      checked += 1;
      if (!testFiles.some((existing) => existing.endsWith(path.sep + path.normalize(file))))
        missing.push(`${where}: there is no ${file}`);
    }
  }
}

for (const line of missing) console.error(line);
console.log(
  `${rows} clauses in ${tables.length} tables name ${checked} tests of ${titles.length}; ${missing.length} missing`,
);
process.exitCode = missing.length === 0 && rows > 0 ? 0 : 1;
