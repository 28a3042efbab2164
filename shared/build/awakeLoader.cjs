const path = require('node:path');
const { awakeHalf } = require('./unhydrated.cjs');

/**
 * The webpack loader for imports with the suffix `?awake`. It removes the code that a browser does
 * not need to hydrate a page that the server rendered.
 */
module.exports = function awakeLoader(source) {
  const read = new Set();
  const half = awakeHalf(source, path.dirname(this.resourcePath), read);
  // webpack must run this loader again when one of these files changes, because the result depends
  // on them.
  for (const file of read) this.addDependency(file);
  return half;
};
