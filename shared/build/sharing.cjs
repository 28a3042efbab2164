const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const versionOf = (name) => require(path.join(root, 'node_modules', name, 'package.json')).version;
const sharedVersion = require('../package.json').version;

/** What imports of `shared` begin with: a scope of our own, so that npm never looks for it elsewhere. */
const SCOPE = '@mcs-repairs/';
/**
 * Modules of `shared` that must exist once on a page, and are there from its start. They are named without the scope: these
 * names are in every stored release, and stay the same whatever the packages are called.
 */
const EAGER = [
  'shared/platform/site',
  'shared/platform/store',
  'shared/platform/router',
  'shared/platform/redux',
];
/** Modules of `shared` that must exist once, and come only with the first page that needs them. */
const LATE = ['shared/data/query', 'shared/ui/Dialog', 'shared/ui/Drawer', 'shared/ui/Tabs'];
/** Modules in whose place the shell gives another of the same names: the cache, put into the store. */
const GIVEN_BY = { 'shared/data/query': 'shared/platform/query' };
/** What a source file writes to import a shared module. */
const requestOf = (name) => (name.startsWith('shared/') ? SCOPE + name : name);
/** Libraries whose shared part is a facade: what a remote imports by the left name is served from the right one. */
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

/** What the shell gives to all. */
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

/** What a remote takes from the shell: no copies of its own to fall back to. */
function remoteSharing() {
  // Names are compared before (decision 024); the comparison of versions would be code in every remote for a warning.
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

/** What a remote's server bundle takes from the shell's server bundle by `require`. */
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

/** The name by which a server bundle requires what it imports; none when it brings it itself. */
const serverSingleton = (request) => {
  const name = request.startsWith(SCOPE) ? request.slice(SCOPE.length) : request;
  return SERVER_SINGLETONS.includes(name) ? name : undefined;
};

module.exports = { EAGER, LATE, requestOf, hostSharing, remoteSharing, serverSingleton };
