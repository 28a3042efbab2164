const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/**
 * Returns the names of the fragments that a remote's `src/remote.tsx` offers, sorted. They are the
 * keys of its `fragments`.
 */
module.exports = function fragmentNames(dir) {
  const file = path.join(dir, 'src/remote.tsx');
  if (!fs.existsSync(file)) return [];
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = [];
  const look = (node) => {
    const isFragments =
      ts.isPropertyAssignment(node) &&
      node.name.getText(source) === 'fragments' &&
      ts.isObjectLiteralExpression(node.initializer);
    if (isFragments)
      names.push(...node.initializer.properties.flatMap(({ name }) => name?.text ?? []));
    else ts.forEachChild(node, look);
  };
  look(source);
  return names.sort();
};
