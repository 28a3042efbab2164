// Transforms files with SWC. It also replaces webpack's `require.context` with code that finds the
// files when a test begins.
const path = require('node:path');
const swc = require('@swc/jest').createTransformer;

const FOUND = JSON.stringify(path.join(__dirname, 'requireContext.cjs'));

module.exports = {
  createTransformer(options) {
    const { process, getCacheKey } = swc(options);
    const filled = (text) =>
      text.replace(/\brequire\.context\(/g, `require(${FOUND})(require, __dirname, `);
    return {
      process: (text, ...given) => process(filled(text), ...given),
      getCacheKey: (text, ...given) => getCacheKey(filled(text), ...given),
    };
  },
};
