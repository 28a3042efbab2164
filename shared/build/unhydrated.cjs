const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/**
 * The component whose content is never hydrated: it stays as the server rendered it
 * (shared/src/platform/site/Unhydrated.tsx).
 */
const PRIMITIVE = 'Unhydrated';
const EXTENSIONS = ['.tsx', '.ts'];

const parse = (source) =>
  ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/**
 * Returns the source file of a relative import. Returns undefined for an import of another package.
 */
function fileOf(folder, request) {
  if (!request.startsWith('.')) return undefined;
  const file = path.resolve(folder, request);
  return EXTENSIONS.map((extension) => file + extension).find((name) => fs.existsSync(name));
}

/**
 * Returns the module that replaces a module in the hydration chunk of a page. For `LateList.tsx`,
 * this is `LateList.awake.tsx`. Undefined if there is none.
 */
function replacementOf(file) {
  const { dir, name } = path.parse(file);
  return fileOf(dir, `./${name}.awake`);
}

const hasStillParts = (source) => source.includes(`<${PRIMITIVE}`);

/**
 * Returns whether the hydration chunk contains another version of the module. This is so if the
 * module, or a module that it imports by a relative path, has a replacement or parts that are never
 * hydrated. `known` collects the files that were read.
 */
function bringsStillParts(file, known = new Set()) {
  if (known.has(file)) return false;
  known.add(file);
  const replacement = replacementOf(file);
  if (replacement) {
    known.add(replacement);
    return true;
  }
  const source = fs.readFileSync(file, 'utf8');
  if (hasStillParts(source)) return true;
  return ts
    .preProcessFile(source)
    .importedFiles.map(({ fileName }) => fileOf(path.dirname(file), fileName))
    .some((imported) => imported !== undefined && bringsStillParts(imported, known));
}

/**
 * Returns whether the `head` of a page is always the same. The server's document already contains
 * its elements, so the browser does not need them.
 */
const isLastingHead = (node, source) => !/\b(?:url|data)\b/.test(node.getText(source));
const isNamedHead = (name) => name && ts.isIdentifier(name) && name.text === 'head';

/**
 * Returns the parts of the text that the browser does not need for a page that the server rendered:
 * `[from, to, replacement]`.
 */
function needlessParts(source, folder, read) {
  const parts = [];
  const look = (node) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === PRIMITIVE) {
      const opening = node.openingElement;
      parts.push([opening.end - 1, node.end, ' />']);
      return;
    }
    if (ts.isVariableStatement(node)) {
      const [declared] = node.declarationList.declarations;
      if (isNamedHead(declared?.name) && isLastingHead(node, source)) {
        parts.push([node.getStart(source), node.end, '']);
        return;
      }
    }
    if (ts.isPropertyAssignment(node) && isNamedHead(node.name) && isLastingHead(node, source)) {
      parts.push([node.initializer.getStart(source), node.initializer.end, 'undefined']);
      return;
    }
    if (ts.isImportDeclaration(node)) {
      const { moduleSpecifier } = node;
      const file = fileOf(folder, moduleSpecifier.text);
      const known = new Set();
      const brings = file && bringsStillParts(file, known);
      for (const each of known) read.add(each);
      const suffix = file && replacementOf(file) ? '.awake' : '?awake';
      if (brings) parts.push([moduleSpecifier.end - 1, moduleSpecifier.end, `${suffix}'`]);
      return;
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return parts;
}

/**
 * Returns the module without the parts that are never hydrated, and without the code that only
 * these parts use. `read` collects the other files that determine the result.
 */
function awakeHalf(text, folder, read = new Set()) {
  return withoutUnused(replaced(text, needlessParts(parse(text), folder, read)));
}

/**
 * Removes imports and constants that the module no longer uses. A bundler would leave those with
 * side effects in the bundle.
 */
function withoutUnused(text) {
  const source = parse(text);
  const named = new Map();
  const count = (node) => {
    if (ts.isIdentifier(node)) named.set(node.text, (named.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  count(source);
  const isUnused = (name) => ts.isIdentifier(name) && named.get(name.text) === 1;
  const unused = source.statements.filter((statement) => {
    const names = declaredNames(statement);
    return names.length > 0 && names.every(isUnused);
  });
  if (unused.length === 0) return text;
  return withoutUnused(
    replaced(
      text,
      unused.map((node) => [node.getStart(source), node.end, '']),
    ),
  );
}

/** Returns the names that a statement declares but does not export. */
function declaredNames(statement) {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const listed =
      namedBindings && ts.isNamedImports(namedBindings)
        ? namedBindings.elements.map((element) => element.name)
        : [];
    return [...(name ? [name] : []), ...listed];
  }
  const isExported = ts
    .getModifiers(statement)
    ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (isExported) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name);
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name] : [];
}

/**
 * Replaces parts of a text. `parts` contains `[from, to, replacement]`, in the order of the text.
 */
const replaced = (text, parts) =>
  parts.reduceRight(
    (rest, [from, to, instead]) => rest.slice(0, from) + instead + rest.slice(to),
    text,
  );

/**
 * Returns whether no part of a page is hydrated. Then its hydration script imports nothing but the
 * platform.
 */
const isStill = (file, read) =>
  ts
    .preProcessFile(awakeHalf(fs.readFileSync(file, 'utf8'), path.dirname(file), read))
    .importedFiles.every(({ fileName }) => fileName === '@mcs-repairs/shared/platform/site');

module.exports = { isStill, awakeHalf, bringsStillParts, fileOf, parse, replaced };
