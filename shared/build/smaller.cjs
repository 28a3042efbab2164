const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

const inFederation = (pattern, file) =>
  new NormalModuleReplacementPlugin(pattern, (resource) => {
    if (/@module-federation[\\/]/.test(resource.context))
      resource.request = path.join(__dirname, file);
  });

/** React Router reduced to what the browser needs. */
const SMALLER_ROUTER = {
  test: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
  loader: path.join(__dirname, 'routerLoader.cjs'),
};

/**
 * Returns the replacements that reduce the federation runtime to what the shell needs in the
 * browser.
 */
const smallerFederation = () => [
  // The option `disableRemote` does not remove the code that loads remotes by name.
  inFederation(/(?:\/utils\/(?:load|preload)|^\.\/(?:dom|node))\.js$/, 'emptyModule.cjs'),
  inFederation(/\/semver\/index\.js$/, 'oneVersion.js'),
  inFederation(/^\.\/desc\.m?js$/, 'federationErrors.js'),
];

/** Replaces federation's bundler runtime in a remote, because the shell already has one. */
const shellsFederation = () =>
  new NormalModuleReplacementPlugin(
    /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.c?js$/,
    path.join(__dirname, 'shellFederation.js'),
  );

module.exports = { SMALLER_ROUTER, smallerFederation, shellsFederation };
