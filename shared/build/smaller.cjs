const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

const inFederation = (pattern, file) =>
  new NormalModuleReplacementPlugin(pattern, (resource) => {
    if (/@module-federation[\\/]/.test(resource.context))
      resource.request = path.join(__dirname, file);
  });

/** Replaces React Router with a smaller one that has only what the browser needs. */
const SMALLER_ROUTER = {
  test: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
  loader: path.join(__dirname, 'routerLoader.cjs'),
};

/**
 * Returns replacements that remove from the federation runtime what the shell does not need in the
 * browser.
 */
const smallerFederation = () => [
  // Even with the option `disableRemote`, webpack adds the code that loads remotes by name. This
  // replacement removes it.
  inFederation(/(?:\/utils\/(?:load|preload)|^\.\/(?:dom|node))\.js$/, 'emptyModule.cjs'),
  inFederation(/\/semver\/index\.js$/, 'oneVersion.js'),
  inFederation(/^\.\/desc\.m?js$/, 'federationErrors.js'),
];

/**
 * Replaces the bundler runtime of module federation in a remote, because the shell already contains
 * it.
 */
const shellsFederation = () =>
  new NormalModuleReplacementPlugin(
    /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.c?js$/,
    path.join(__dirname, 'shellFederation.js'),
  );

module.exports = { SMALLER_ROUTER, smallerFederation, shellsFederation };
