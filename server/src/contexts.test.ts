import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = __dirname;
const readme = readFileSync(path.join(source, '../README.md'), 'utf8');

/**
 * Limits for the server's contexts (folders of `src`): how many there are, how many names each
 * exports, and how many files a new booking needs. Raise them only with a decision
 * (docs/decisions/058).
 */
const BUDGETS = {
  contexts: 19,
  doors: { db: 54, http: 63 } as Record<string, number>,
  door: 40,
  filesOfNewBooking: 13,
};

const holdsCode = (folder: string) =>
  readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.ts'));
const CONTEXTS = readdirSync(source, { withFileTypes: true })
  // After somebody renamed a folder, the old folder may still exist with files that git ignores. It
  // is no context.
  .filter((entry) => entry.isDirectory() && holdsCode(path.join(source, entry.name)))
  .map(({ name }) => name);
/**
 * All source files except tests. Their paths are relative to `src`, with slashes on every operating
 * system.
 */
const FILES = readdirSync(source, { recursive: true })
  .map((file) => String(file).split(path.sep).join('/'))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));

/**
 * The rows of the table in the README. Each names a context and the contexts that it may import.
 */
const TABLE = [...readme.matchAll(/^\| `(\w+)` \|.*\| ([^|]*) \|$/gm)].map(
  ([, name = '', imports = '']) => ({
    name,
    imports: [...imports.matchAll(/`(\w+)`/g)].map(([, other]) => other),
  }),
);

const contextOf = (file: string) => (file.includes('/') ? file.split('/', 1)[0] : undefined);

/**
 * Returns the modules in `src` that a file imports or re-exports, without file endings. Types and
 * dynamic imports count, too.
 */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(source, file), 'utf8'));
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))
    .filter((name) => !name.startsWith('..'));
}

function importedContexts(name: string): string[] {
  const imported = FILES.filter((file) => contextOf(file) === name)
    .flatMap(importsOf)
    .map((target) => contextOf(`${target}/`))
    .filter((other) => other !== undefined && other !== name && CONTEXTS.includes(other));
  return [...new Set(imported as string[])];
}

test('the README names every context once, with exactly its imports', () => {
  expect(TABLE.map(({ name }) => name).sort()).toEqual([...CONTEXTS].sort());
  for (const { name, imports } of TABLE)
    expect({ name, imports: importedContexts(name).sort() }).toEqual({
      name,
      imports: [...imports].sort(),
    });
});

test('contexts do not import each other in a circle', () => {
  const order = TABLE.map(({ name }) => name);
  for (const { name, imports } of TABLE)
    for (const other of imports)
      expect({ name, other, above: order.indexOf(other ?? '') < order.indexOf(name) }).toEqual({
        name,
        other,
        above: true,
      });
});

test('only the context operations imports the files at the root', () => {
  const knowing = FILES.filter((file) => file.includes('/')).filter((file) =>
    importsOf(file).some((target) => !target.includes('/') && !CONTEXTS.includes(target)),
  );
  expect([...new Set(knowing.map(contextOf))]).toEqual(['operations']);
});

test('the index.ts of every context starts with a description', () => {
  for (const name of CONTEXTS) {
    const door = readFileSync(path.join(source, name, 'index.ts'), 'utf8');
    expect(door).toMatch(/^\/\*\*(?:\n \*)? [A-Z]/);
    // `index.ts` must name each export, so that the test can count them.
    expect(door).not.toMatch(/^export (?!(?:type )?\{)/m);
  }
});

/** Returns the names that a context's `index.ts` exports. */
const doorNames = (name: string) =>
  [
    ...readFileSync(path.join(source, name, 'index.ts'), 'utf8').matchAll(
      /export (?:type )?\{([^}]*)\}/g,
    ),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .filter((one) => one.trim() !== '').length;

test('contexts, files and exports stay within their limits', () => {
  const doors = Object.fromEntries(CONTEXTS.map((name) => [name, doorNames(name)]));
  console.info(`contexts: ${CONTEXTS.length} of ${BUDGETS.contexts}; names of doors:`, doors);
  expect(CONTEXTS.length).toBeLessThanOrEqual(BUDGETS.contexts);
  const wide = CONTEXTS.filter(
    (name) => (doors[name] ?? 0) > (BUDGETS.doors[name] ?? BUDGETS.door),
  );
  expect(wide).toEqual([]);
});

test('a new booking passes through few files', () => {
  const { importedFiles } = ts.preProcessFile(
    readFileSync(path.join(source, 'bookings/createBooking.ts'), 'utf8'),
  );
  // A reader need not open the types, and nothing behind the `index.ts` of another context.
  const files = importedFiles
    .map(({ fileName }) => fileName)
    .filter((file) => /\/rules\/|\/catalogue\/|^\.\//.test(file));
  console.info(`files of a new booking: ${files.length} of ${BUDGETS.filesOfNewBooking}`);
  expect(files.length).toBeLessThanOrEqual(BUDGETS.filesOfNewBooking);
});
