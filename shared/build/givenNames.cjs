const fs = require('node:fs');
const ts = require('typescript');
const { EAGER, LATE, requestOf } = require('./sharing.cjs');

/**
 * Returns the names of the values that a module of `shared` exports. Types are left out, because
 * they do not exist at run time.
 */
function exportedNames(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const isExported = (node) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return source.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node)) {
      if (node.isTypeOnly || !node.exportClause) return [];
      return node.exportClause.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }) => name.text);
    }
    if (!isExported(node)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => name.text);
    return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) ? [node.name.text] : [];
  });
}

/** Maps the name of each module that the shell provides to its source file. */
const givenFiles = () =>
  Object.fromEntries([...EAGER, ...LATE].map((name) => [name, require.resolve(requestOf(name))]));

/**
 * Returns, for each module of `shared`, the sorted names that the shell exports from this module.
 */
const givenNames = () =>
  Object.fromEntries(
    Object.entries(givenFiles()).map(([name, file]) => [name, exportedNames(file).sort()]),
  );

/**
 * The webpack loader of shell/src/registry/givenNames.ts. It replaces the empty object in this file
 * with the names that the shell provides.
 */
function givenNamesLoader(source) {
  for (const file of Object.values(givenFiles())) this.addDependency(file);
  return source.replace('= {};', `= ${JSON.stringify(givenNames())};`);
}

module.exports = givenNamesLoader;
module.exports.givenNames = givenNames;
