const path = require('node:path');
const { awakeHalf } = require('./unhydrated.cjs');

/** For modules that are asked for with `?awake`. */
module.exports = function awakeLoader(source) {
  return awakeHalf(source, path.dirname(this.resourcePath));
};
