const { foreignStyles } = require('./foreignStyles.cjs');

/**
 * Fails the build if a source style sheet of a remote matches elements outside of the remote. The
 * error names the rule.
 */
module.exports = function ownStylesLoader(source) {
  const isModule = this.resourcePath.endsWith('.module.css');
  const found = foreignStyles(source, { isOwn: () => isModule });
  if (!isModule)
    found.unshift('a plain style sheet holds for the whole page: name it *.module.css');
  if (found.length > 0) throw new Error(found.join('\n'));
  return source;
};
