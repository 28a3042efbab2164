import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import ts from 'typescript';
import sharing from '../../shared/build/sharing.cjs';
import { COMPILER_ENV, NATIVE_COMPILER } from './nativeCompiler.mjs';
import { node, run } from './run.mjs';
import { inRoot, readJson } from './workspace.mjs';

const SHARED = inRoot('shared');
const CONTRACT = './platform/contract/';

/**
 * `isGiven`: remotes only read such a value and never create it, so new properties do not break a
 * remote. `isList`: new members of the type itself do not break a remote, but other additions do.
 * @typedef {{ name: string, text: string, isGiven: boolean, isList: boolean }} Declaration
 * @typedef {{ version: string, declarations: Map<string, Declaration> }} Report
 * @typedef {{ part: 'major' | 'minor', what: string }} Change
 */

/**
 * Returns the modules that the shell provides to remotes, with the file of each. They are the
 * contract and the modules of shared that the build makes singletons.
 */
export function entryPoints() {
  const contract = readdirSync(path.join(SHARED, 'src', CONTRACT))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `${CONTRACT}${path.basename(file, '.ts')}`);
  const singletons = [...sharing.EAGER, ...sharing.LATE]
    .filter((name) => name.startsWith('shared/'))
    .map((name) => name.replace('shared', '.'));
  return [...contract, ...singletons]
    .map((name) => ({ name: name.replace('.', 'shared'), file: exportedFile(name) }))
    .sort(byName);
}

/** Returns the file that shared's package.json (`exports`) assigns to an import path. */
function exportedFile(name) {
  const { exports } = readJson(path.join(SHARED, 'package.json'));
  if (exports[name]) return exports[name];
  const folder = `${path.posix.dirname(name)}/*`;
  if (!exports[folder]) throw new Error(`shared exports no ${name}`);
  return exports[folder].replace('*', path.basename(name));
}

const byName = (/** @type {{ name: string }} */ a, /** @type {{ name: string }} */ b) =>
  a.name < b.name ? -1 : 1;

/**
 * Writes the type declarations of `src` into a folder. With `isJudged`, invalid types are an error.
 * Otherwise they are not checked, which takes half of the time.
 * The folder must not be in node_modules. Otherwise, API Extractor would treat its files as parts
 * of a library.
 */
async function emit(folder, isJudged) {
  const types = path.join(folder, 'dist/types');
  rmSync(types, { recursive: true, force: true });
  const options = [
    ...['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
    ...(isJudged ? [] : ['--noCheck']),
  ];
  const places = ['--rootDir', path.join(folder, 'src'), '--outDir', types];
  await run(node, [...NATIVE_COMPILER, '-p', folder, ...options, ...places], {
    env: COMPILER_ENV,
    quiet: true,
    silent: !isJudged,
  }).catch((error) => {
    if (isJudged) throw error;
  });
  return types;
}

/** Returns the settings for the report of one entry point. */
function configOf(types, { file, name }) {
  const folder = path.join(types, '.report');
  mkdirSync(folder, { recursive: true });
  const reportFileName = `${name.replaceAll('/', '-')}.api.md`;
  const entry = path.join(types, file.replace('./src/', '').replace(/\.tsx?$/, '.d.ts'));
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: SHARED,
      newlineKind: 'lf',
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: { extends: inRoot('tsconfig.base.json'), files: [entry] },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: folder,
        reportTempFolder: path.join(folder, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(SHARED, 'package.json'),
  });
}

/**
 * Returns the statements of each entry point, which may be in different folders of declarations.
 * All share one compiled program.
 * @param {{ types: string, entry: { name: string, file: string } }[]} entries
 */
function extractAll(entries) {
  const [first, ...others] = entries.map(({ types, entry }) => configOf(types, entry));
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return [first, ...others].map((config) => extract(config, compilerState));
}

function extract(config, compilerState) {
  const messageCallback = (message) => {
    if (message.logLevel !== 'error') message.handled = true;
  };
  const options = { localBuild: true, messageCallback, compilerState };
  const { succeeded } = Extractor.invoke(config, options);
  const { mainEntryPointFilePath, reportFilePath } = config;
  if (!succeeded) throw new Error(`API Extractor cannot read ${mainEntryPointFilePath}`);
  return statementsOf(readFileSync(reportFilePath, 'utf8'));
}

/** Returns the TypeScript statements in the code blocks of a report. */
function statementsOf(markdown) {
  const code = [...markdown.matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block).join('\n');
  const source = ts.createSourceFile('report.ts', code, ts.ScriptTarget.ESNext, true);
  return source.statements.map((statement) => ({
    statement,
    text: statement.getText(source),
    names: namesOf(statement, source),
  }));
}

function namesOf(statement, source) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((each) => each.name.getText(source));
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map((each) => each.name.text);
  return statement.name ? [statement.name.text] : [];
}

const isExported = ({ text }) => text.startsWith('export ');

/** Returns the names that the files of a folder declare. */
function declaredIn(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.d.ts') && !file.includes('.test.'));
  const pattern = /^(?:export )?(?:declare )?(?:type|interface|const|function|class) (\w+)/gm;
  return new Set(
    files
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)),
  );
}

const without = (known, names) => new Set([...names].filter((name) => !known.has(name)));

const GIVEN = 'shared/data';
/**
 * The list of fragments that areas offer to each other. Only the area that offers a fragment must
 * implement it. So a new entry breaks no other area.
 */
const LIST = 'shared/platform/contract/fragments FragmentProps';
const block = (title, texts) => `## ${title}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;

/**
 * Returns a section of the report with types that exports mention but that are not exported. Only
 * declarations with a name in `names` appear, each once. `statements` are those of all entry
 * points.
 */
function mentioned(title, statements, names) {
  const exported = new Set(statements.filter(isExported).flatMap((each) => each.names));
  const texts = statements
    .filter((each) => !isExported(each) && each.names.some((name) => names.has(name)))
    .filter((each) => !each.names.some((name) => exported.has(name)))
    .map(({ text }) => text);
  return texts.length > 0 ? [block(title, [...new Set(texts)].sort())] : [];
}

/**
 * Creates the report of `folder`, which is shared or a copy of it. The report lists the exports of
 * each entry point. It also lists the types that these exports mention from the folders `platform`,
 * `ui` and `data`. It leaves out the types of the domain, because each remote bundles them. With
 * `only`, it covers only that entry point.
 * @typedef {{ folder?: string, version?: string, only?: string }} ReportOptions
 * @param {ReportOptions} options
 */
export async function makeReport(options = {}) {
  const [report] = await makeReports([options]);
  return report;
}

/**
 * Creates several reports. This takes far less time than one after the other, because the libraries
 * are read only once.
 * @param {ReportOptions[]} all
 */
export async function makeReports(all) {
  const sources = [];
  const emitted = new Map();
  for (const { folder = SHARED, version = sharedVersion(), only } of all) {
    const types = emitted.get(folder) ?? (await emit(folder, folder === SHARED));
    emitted.set(folder, types);
    const entries = entryPoints().filter(({ name }) => !only || only === name);
    sources.push({ types, version, entries });
  }
  const extracted = extractAll(
    sources.flatMap(({ types, entries }) => entries.map((entry) => ({ types, entry }))),
  );
  return sources.map(({ types, version, entries }) => {
    const named = entries.map(({ name }) => ({ name, statements: extracted.shift() }));
    return reportOf(named, { types, version });
  });
}

/** Returns the text of a report, from the statements of each entry point. */
function reportOf(entries, { types, version }) {
  const all = entries.flatMap(({ statements }) => statements);
  const ofPlatform = declaredIn(path.join(types, 'platform'));
  const texts = (statements) => statements.filter(isExported).map(({ text }) => text);
  return [
    `<!-- shared ${version}. Made by \`npm run api:report\`; do not edit. -->\n`,
    '# What the shell gives to remotes\n',
    ...entries.map(({ name, statements }) => block(name, texts(statements))),
    ...mentioned('shared/platform', all, ofPlatform),
    ...mentioned('shared/ui', all, without(ofPlatform, declaredIn(path.join(types, 'ui')))),
    ...mentioned(GIVEN, all, without(ofPlatform, declaredIn(path.join(types, 'data')))),
  ].join('\n');
}

export const sharedVersion = () => readJson(path.join(SHARED, 'package.json')).version;

/**
 * Reads a report that `makeReport` wrote.
 * @returns {Report}
 */
export function parseReport(text) {
  const version = /^<!-- shared (\d+\.\d+\.\d+)\. /.exec(text)?.[1];
  if (!version) throw new Error('The report names no version in its first line');
  const declarations = new Map();
  for (const part of text.split(/^## /m).slice(1)) {
    const section = part.slice(0, part.indexOf('\n'));
    for (const { names, text: declared } of statementsOf(part)) {
      for (const name of names) {
        const key = `${section} ${name}`;
        // An overloaded function has several declarations, and so has an interface in several
        // parts. All declarations of a name together form one text.
        const whole = [declarations.get(key)?.text, declared].filter(Boolean).join('\n');
        const kind = { isGiven: section === GIVEN, isList: key === LIST };
        declarations.set(key, { name, text: whole, ...kind });
      }
    }
  }
  return { version, declarations };
}

const normal = (text) => text.replace(/\s+/g, ' ');

/**
 * Returns the type in a text with one declaration. `head` contains its type parameters and the
 * types that it extends.
 */
function typeOf(text) {
  const source = ts.createSourceFile('one.ts', text, ts.ScriptTarget.ESNext, true);
  const [statement] = source.statements;
  if (source.statements.length !== 1 || !statement) return undefined;
  const isAlias = ts.isTypeAliasDeclaration(statement);
  if (!isAlias && !ts.isInterfaceDeclaration(statement)) return undefined;
  const bases = isAlias ? [] : (statement.heritageClauses ?? []);
  const head = [...(statement.typeParameters ?? []), ...bases].map(textOf).join();
  return { type: isAlias ? statement.type : statement, head };
}

const textOf = (node) => normal(node.getText());
const isObject = (node) => ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node);

/**
 * Returns whether `now` only adds to `old` in a way that breaks no remote. With `isGiven` or
 * `isList`, any new member is allowed. Otherwise, a new member must be optional.
 */
function isMore(old, now, { isGiven, isList = false }) {
  if (ts.isIntersectionTypeNode(old) && ts.isIntersectionTypeNode(now)) {
    const parts = new Set(now.types.map(textOf));
    return isGiven && old.types.every((part) => parts.has(textOf(part)));
  }
  if (!isObject(old) || !isObject(now)) return false;
  const nameOf = (member) => member.name?.getText() ?? '';
  const before = new Map(old.members.map((member) => [nameOf(member), member]));
  const after = new Map(now.members.map((member) => [nameOf(member), member]));
  const isKept = [...before].every(([name, member]) => {
    const next = after.get(name);
    return next && (textOf(next) === textOf(member) || isMemberMore(member, next, { isGiven }));
  });
  const added = [...after].filter(([name]) => !before.has(name));
  return isKept && added.every(([, member]) => isGiven || isList || Boolean(member.questionToken));
}

/**
 * Returns whether the object type of a property only got more members. The property must not change
 * between optional and required.
 */
function isMemberMore(old, now, kind) {
  if (!ts.isPropertySignature(old) || !ts.isPropertySignature(now)) return false;
  if (Boolean(old.questionToken) !== Boolean(now.questionToken)) return false;
  return Boolean(old.type && now.type && isMore(old.type, now.type, kind));
}

/**
 * Returns which part of the version a changed declaration must raise. New members need a minor
 * version if remotes may leave them out or only read them. Every other change needs a major
 * version, because it may break a remote.
 * @returns {Change}
 */
function changeOf(key, before, after) {
  const [old, now] = [typeOf(before.text), typeOf(after.text)];
  const hasMore = Boolean(old && now && old.head === now.head && isMore(old.type, now.type, after));
  return {
    part: hasMore ? 'minor' : 'major',
    what: `${key} ${hasMore ? 'has more' : 'is changed'}`,
  };
}

/**
 * Returns the changes between two reports. Each has the part of the version that it must raise.
 * @returns {Change[]}
 */
export function changesBetween(/** @type {Report} */ before, /** @type {Report} */ after) {
  /** @type {Change[]} */
  const changes = [];
  for (const [key, old] of before.declarations) {
    const now = after.declarations.get(key);
    if (!now) changes.push({ part: 'major', what: `${key} is removed` });
    else if (normal(now.text) !== normal(old.text)) changes.push(changeOf(key, old, now));
  }
  for (const key of after.declarations.keys())
    if (!before.declarations.has(key)) changes.push({ part: 'minor', what: `${key} is new` });
  return changes;
}

/**
 * Returns an error message for each change that needs a higher version than the version of `after`.
 * The list is empty if the version is high enough.
 */
export function refusalsOf(/** @type {Report} */ before, /** @type {Report} */ after) {
  const [old, now] = [before.version, after.version].map((text) => text.split('.').map(Number));
  const isLower =
    now[0] < old[0] ||
    (now[0] === old[0] && (now[1] < old[1] || (now[1] === old[1] && now[2] < old[2])));
  if (isLower) return [`version ${after.version} is lower than ${before.version}`];
  const raised = now[0] > old[0] ? 'major' : now[1] > old[1] ? 'minor' : 'patch';
  return changesBetween(before, after)
    .filter(({ part }) => raised !== 'major' && part !== raised)
    .map(({ part, what }) => `${what}: raise the ${part} part of ${before.version}`);
}

export const REPORT = inRoot('shared/api/platform.api.md');

export function writeReport(text) {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, text);
}
