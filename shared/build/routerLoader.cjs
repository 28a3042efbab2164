const ts = require('typescript');
const { parse, replaced } = require('./unhydrated.cjs');

/**
 * What this site never calls of React Router and a bundler cannot know of, by function, with what takes its place. Nobody has
 * fetchers, actions, forms of the router or its framework's prefetching: `shared/platform/router` gives none of it.
 */
const NEVER_CALLED = {
  fetch2: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  handleAction: '',
  normalizeNavigateOptions: 'return { path };',
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
  parseHydrationData: '',
  PrefetchPageLinks: 'return null;',
  usePrefetchBehavior: 'return [false, React8.useRef(null), {}];',
  RSCErrorHandler: 'return children;',
};

/** Components that nobody renders, and what keeps them in: a call, and an assignment of a name. */
const KEPT_BY_CALL = /^var Form = (?=React\w*\.forwardRef\()/;
const KEPT_BY_NAME = /^(?:Form|HistoryRouter)\.displayName = "\w+";$/;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/** The browser's React Router without what this site cannot reach. Throws when a newer version has not got what is named here. */
module.exports = function smallerRouter(text) {
  if (!text.includes('function createRouter(')) return text;
  const missing = new Set([...Object.keys(NEVER_CALLED), WARNINGS, 'Form', 'displayName']);
  const source = parse(text);
  const parts = [];
  const look = (node) => {
    const found = node.getText(source);
    const body = ts.isFunctionDeclaration(node) && node.body;
    const instead = body && NEVER_CALLED[node.name?.text];
    if (instead !== undefined && instead !== false) {
      missing.delete(node.name.text);
      parts.push([body.getStart(source) + 1, body.end - 1, instead]);
    } else if (ts.isVariableStatement(node) && found === WARNINGS) {
      missing.delete(WARNINGS);
      parts.push([node.getStart(source), node.end, WARNINGS.replace('true', 'false')]);
    } else if (ts.isVariableStatement(node) && KEPT_BY_CALL.test(found)) {
      missing.delete('Form');
      parts.push([
        node.getStart(source),
        node.getStart(source) + 'var Form ='.length,
        'var Form = /* @__PURE__ */',
      ]);
    } else if (ts.isExpressionStatement(node) && KEPT_BY_NAME.test(found)) {
      missing.delete('displayName');
      parts.push([node.getStart(source), node.end, '']);
    } else if (body && node.name?.text === 'createRouter') ts.forEachChild(body, look);
  };
  ts.forEachChild(source, look);
  if (missing.size > 0)
    throw new Error(
      `React Router has no ${[...missing].join(', ')} any more: look at what it is made of now`,
    );
  return replaced(text, parts);
};
