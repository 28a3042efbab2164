const { foreignStyles } = require('./foreignStyles.cjs');

/** Stops the build at a style sheet of a remote that touches what is not the remote's own, where it is written. */
module.exports = function ownStylesLoader(source) {
  const isModule = this.resourcePath.endsWith('.module.css');
  const found = foreignStyles(source, { isOwn: () => isModule });
  if (!isModule)
    found.unshift('a plain style sheet holds for the whole page: name it *.module.css');
  if (found.length > 0) throw new Error(found.join('\n'));
  return source;
};
