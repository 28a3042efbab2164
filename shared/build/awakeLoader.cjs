const path = require('node:path');
const { awakeHalf } = require('./unhydrated.cjs');

/** For modules that are asked for with `?awake`. */
module.exports = function awakeLoader(source) {
  const read = new Set();
  const half = awakeHalf(source, path.dirname(this.resourcePath), read);
  // Kept builds end with them, too: what a module imports may have got its first still part.
  for (const file of read) this.addDependency(file);
  return half;
};
