const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

const inFederation = (pattern, file) =>
  new NormalModuleReplacementPlugin(pattern, (resource) => {
    if (/@module-federation[\\/]/.test(resource.context))
      resource.request = path.join(__dirname, file);
  });

/** React Router as the browser needs it. */
const SMALLER_ROUTER = {
  test: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
  loader: path.join(__dirname, 'routerLoader.cjs'),
};

/** The runtime of federation as the shell's browser needs it. */
const smallerFederation = () => [
  // What loads remotes by name stays in although `disableRemote` says that nobody will.
  inFederation(/(?:\/utils\/(?:load|preload)|^\.\/(?:dom|node))\.js$/, 'emptyModule.cjs'),
  inFederation(/\/semver\/index\.js$/, 'oneVersion.js'),
  inFederation(/^\.\/desc\.m?js$/, 'federationErrors.js'),
];

/** In a remote: the shell has the bundler's runtime of federation already. */
const shellsFederation = () =>
  new NormalModuleReplacementPlugin(
    /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.c?js$/,
    path.join(__dirname, 'shellFederation.js'),
  );

module.exports = { SMALLER_ROUTER, smallerFederation, shellsFederation };
