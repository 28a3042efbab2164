const path = require('node:path');
const { awakeHalf } = require('./unhydrated.cjs');

/** Handles modules that are imported with `?awake`: it keeps only what hydration needs. */
module.exports = function awakeLoader(source) {
  const read = new Set();
  const half = awakeHalf(source, path.dirname(this.resourcePath), read);
  // The result also depends on these files, because an imported module may get its first unhydrated
  // part.
  for (const file of read) this.addDependency(file);
  return half;
};
