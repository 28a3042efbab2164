// Replaces webpack's `require.context(folder, deep, name)` in tests. It returns all modules below
// the folder whose path matches `name`.
const { readdirSync } = require('node:fs');
const path = require('node:path');

module.exports = function requireContext(load, from, folder, deep, name) {
  const root = path.join(from, folder);
  const keys = readdirSync(root, { recursive: deep })
    .map((file) => `./${file.split(path.sep).join('/')}`)
    .filter((file) => name.test(file))
    .sort();
  return Object.assign((key) => load(path.join(root, key)), { keys: () => keys });
};
