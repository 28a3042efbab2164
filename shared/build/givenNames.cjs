const fs = require('node:fs');
const ts = require('typescript');
const { EAGER, LATE, requestOf } = require('./sharing.cjs');

/**
 * Returns the names that a module of `shared` exports at run time. Types do not exist at run time.
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

/** Returns the source files of the modules that the shell provides, by shared name. */
const givenFiles = () =>
  Object.fromEntries([...EAGER, ...LATE].map((name) => [name, require.resolve(requestOf(name))]));

/** Returns the names that the shell exports from each module of `shared`, sorted. */
const givenNames = () =>
  Object.fromEntries(
    Object.entries(givenFiles()).map(([name, file]) => [name, exportedNames(file).sort()]),
  );

/**
 * Writes shell/src/registry/givenNames.ts, the list of the names that the running shell provides.
 */
function givenNamesLoader(source) {
  for (const file of Object.values(givenFiles())) this.addDependency(file);
  return source.replace('= {};', `= ${JSON.stringify(givenNames())};`);
}

module.exports = givenNamesLoader;
module.exports.givenNames = givenNames;
