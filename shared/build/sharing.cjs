const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const versionOf = (name) => require(path.join(root, 'node_modules', name, 'package.json')).version;
const sharedVersion = require('../package.json').version;

/**
 * The prefix of imports of `shared`. It is a private npm scope, so nobody can publish a package
 * with the same name in the public registry.
 */
const SCOPE = '@mcs-repairs/';
/**
 * Modules of `shared` that must exist only once on a page and that load at the start. These names
 * have no npm scope, because stored releases already contain them without one.
 */
const EAGER = [
  'shared/platform/site',
  'shared/platform/store',
  'shared/platform/router',
  'shared/platform/redux',
];
/**
 * Modules of `shared` that must exist only once on a page. They load with the first page that needs
 * them.
 */
const LATE = ['shared/data/query', 'shared/ui/Dialog', 'shared/ui/Drawer', 'shared/ui/Tabs'];
/**
 * Modules that the shell replaces. The replacement exports the same names, and connects the cache
 * to the store.
 */
const GIVEN_BY = { 'shared/data/query': 'shared/platform/query' };
/** Returns the path under which source files import a shared module. */
const requestOf = (name) => (name.startsWith('shared/') ? SCOPE + name : name);
/**
 * Libraries of which the shell provides only a facade. An import of the name on the left resolves
 * to the module on the right.
 */
const FACADES = {
  'react-router-dom': 'shared/platform/router',
  '@reduxjs/toolkit': 'shared/platform/redux',
  'react-redux': 'shared/platform/redux',
};

const singleton = (version) => ({
  singleton: true,
  strictVersion: false,
  requiredVersion: `^${version}`,
});
const ownSingleton = (name) => ({
  ...singleton(sharedVersion),
  version: sharedVersion,
  shareKey: name,
});

/** Returns the modules that the shell provides to all remotes. */
function hostSharing() {
  const eager = (options) => ({ ...options, eager: true });
  return {
    react: eager(singleton(versionOf('react'))),
    'react/jsx-runtime': eager(singleton(versionOf('react'))),
    'react-dom': eager(singleton(versionOf('react-dom'))),
    ...Object.fromEntries(EAGER.map((name) => [requestOf(name), eager(ownSingleton(name))])),
    ...Object.fromEntries(
      LATE.map((name) => [
        requestOf(name),
        { ...ownSingleton(name), import: requestOf(GIVEN_BY[name] ?? name) },
      ]),
    ),
  };
}

/**
 * Returns the modules that a remote gets from the shell. The remote contains no fallback copies of
 * them.
 */
function remoteSharing() {
  // The server and the shell compare names before a remote is loaded (docs/decisions/024). A
  // comparison of versions would add code to every remote and only cause warnings.
  const taken = (options) => ({ ...options, import: false, requiredVersion: false });
  return {
    react: taken(singleton(versionOf('react'))),
    'react/jsx-runtime': taken(singleton(versionOf('react'))),
    'react-dom': taken(singleton(versionOf('react-dom'))),
    ...Object.fromEntries(
      [...EAGER, ...LATE].map((name) => [requestOf(name), taken(ownSingleton(name))]),
    ),
    ...Object.fromEntries(
      Object.entries(FACADES).map(([name, facade]) => [name, taken(ownSingleton(facade))]),
    ),
  };
}

/**
 * The modules that the server bundle of a remote does not contain. It gets them by `require` from
 * the shell's server bundle.
 */
const SERVER_SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'shared/platform/site',
  'shared/platform/store',
  'shared/data/query',
  'shared/platform/router',
  'shared/platform/redux',
];

/**
 * Returns the name with which a server bundle requires an imported module. Returns undefined if the
 * bundle contains the module.
 */
const serverSingleton = (request) => {
  const name = request.startsWith(SCOPE) ? request.slice(SCOPE.length) : request;
  return SERVER_SINGLETONS.includes(name) ? name : undefined;
};

module.exports = { EAGER, LATE, requestOf, hostSharing, remoteSharing, serverSingleton };
