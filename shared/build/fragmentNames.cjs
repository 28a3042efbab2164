const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/**
 * Returns the sorted names of the fragments that a remote offers: the keys of `fragments` in its
 * `src/remote.tsx`.
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
