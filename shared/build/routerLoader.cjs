const ts = require('typescript');
const { parse, replaced } = require('./unhydrated.cjs');

/**
 * Functions of React Router that this site never calls, with their replacements. A bundler cannot
 * find out that they are unused.
 *
 * No area uses fetchers, actions, the router's forms or its framework's prefetching, and
 * `shared/platform/router` exports none of them. No route has `lazy` or `middleware`, and no link
 * uses the router's view transitions.
 */
const NEVER_CALLED = {
  fetch2: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  getFetcher: '',
  resetFetcher: '',
  deleteFetcher: '',
  abortFetcher: '',
  updateFetcherState: '',
  queueFetcherForDeletion: '',
  getUpdatedRevalidatingFetchers: 'return state.fetchers;',
  markFetchRedirectsDone: 'return false;',
  abortStaleFetchLoads: 'return false;',
  getUpdatedActionData: '',
  handleAction: '',
  normalizeNavigateOptions: 'return { path };',
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
  parseHydrationData: '',
  PrefetchPageLinks: 'return null;',
  usePrefetchBehavior: 'return [false, React8.useRef(null), {}];',
  RSCErrorHandler: 'return children;',
  loadLazyRoute: 'return {};',
  runClientMiddlewarePipeline: '',
  useViewTransitionState: 'return false;',
};

/**
 * Components that the site never renders. A call and an assignment would keep them in the bundle,
 * so the loader removes the assignment and marks the call as pure.
 */
const KEPT_BY_CALL = /^var Form = (?=React\w*\.forwardRef\()/;
const KEPT_BY_NAME = /^(?:Form|HistoryRouter)\.displayName = "\w+";$/;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';
/** A warning for developers. It changes nothing else. */
const WARNING = /^warning\(/;

/**
 * Returns the browser's React Router without the code that this site never uses.
 * @throws If a newer version of React Router lacks one of the names in these lists.
 */
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
    else removeWarnings(node);
  };
  const removeWarnings = (node) => {
    if (ts.isExpressionStatement(node) && WARNING.test(node.getText(source)))
      parts.push([node.getStart(source), node.end, ';']);
    else ts.forEachChild(node, removeWarnings);
  };
  ts.forEachChild(source, look);
  if (missing.size > 0)
    throw new Error(
      `React Router has no ${[...missing].join(', ')} any more: look at what it is made of now`,
    );
  return replaced(text, parts);
};
