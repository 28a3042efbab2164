const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const AssetsManifestPlugin = require('./assetsManifestPlugin.cjs');
const AwakeStylesPlugin = require('./awakeStylesPlugin.cjs');
const BordersPlugin = require('./bordersPlugin.cjs');
const EarlyScriptPlugin = require('./earlyScriptPlugin.cjs');
const IntegrityRuntimePlugin = require('./integrityRuntimePlugin.cjs');
const OwnStylesPlugin = require('./ownStylesPlugin.cjs');
const PathlessIdsPlugin = require('./pathlessIdsPlugin.cjs');
const VersionedChunksPlugin = require('./versionedChunksPlugin.cjs');
const { checkRemoteName } = require('./remoteName.cjs');
const { SMALLER_ROUTER, smallerFederation, shellsFederation } = require('./smaller.cjs');
const { hostSharing, remoteSharing, serverSingleton } = require('./sharing.cjs');

const root = path.resolve(__dirname, '../..');
const development = process.env.NODE_ENV === 'development';
const outDir = development ? 'dist-dev' : 'dist';
// Development builds use no `eval`, because the site's content security policy forbids it.
/**
 * Files in which an area declares its pages with `load`. A loader names the chunks of these pages
 * after their modules.
 */
const NAMES_PAGES = /[\\/](remote\.tsx|[\w-]+\.page\.ts)$/;
const sourceMaps = development ? 'cheap-module-source-map' : 'hidden-source-map';

/** Returns the settings that the browser build and the server build of a package have in common. */
function base({ dir, name, server }) {
  return {
    name: `${name}:${server ? 'server' : 'browser'}`,
    context: dir,
    mode: development ? 'development' : 'production',
    devtool: server ? false : sourceMaps,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    module: {
      rules: [
        {
          test: path.join(dir, 'src/registry/givenNames.ts'),
          enforce: 'pre',
          loader: path.join(__dirname, 'givenNames.cjs'),
        },
        {
          test: path.join(root, 'shared/src/ui/icons.ts'),
          enforce: 'pre',
          loader: path.join(__dirname, 'iconLoader.cjs'),
        },
        {
          test: /[\\/]shared[\\/]src[\\/]domain[\\/](?:types|contract)[\\/]/,
          enforce: 'pre',
          loader: path.join(__dirname, 'declarationsLoader.cjs'),
        },
        {
          test: NAMES_PAGES,
          include: path.join(dir, 'src'),
          enforce: 'pre',
          loader: path.join(__dirname, 'pageChunkLoader.cjs'),
          options: { isServer: server },
        },
        {
          resourceQuery: /^\?awake$/,
          enforce: 'pre',
          loader: path.join(__dirname, 'awakeLoader.cjs'),
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(dir, 'tsconfig.json'),
            // ts-loader needs a separate instance for each configuration, because both
            // configurations run in one process.
            instance: `${name}:${server}`,
            compilerOptions: { noEmit: false, sourceMap: !server },
          },
        },
        {
          test: /\.css$/,
          use: [
            ...(server ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // A class of `shared` has the same generated name in every package and on the
                  // server.
                  localIdentName: development ? '[name]__[local]' : '[local]_[hash:base64:5]',
                  localIdentContext: root,
                  localIdentHashSalt: 'site',
                  exportOnlyLocals: server,
                },
              },
            },
          ],
        },
      ],
    },
    performance: false,
    stats: { preset: 'errors-warnings', timings: true },
    cache: {
      type: 'filesystem',
      name: `${name}-${server ? 'server' : 'browser'}-${development ? 'development' : 'production'}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      // Cache entries contain absolute paths. A copy of the repository in another folder must not
      // use them.
      version: root,
      buildDependencies: {
        config: [
          ...fs.readdirSync(__dirname).map((file) => path.join(__dirname, file)),
          path.join(dir, 'webpack.config.cjs'),
        ],
      },
    },
  };
}

/**
 * Returns whether a chunk is the hydration script of a page. Such a chunk is never split, even if
 * it has code in common with other pages.
 */
const isAwakeHalf = ({ name }) => name?.endsWith('-awake') ?? false;

/**
 * Returns a short name for a chunk that several pages use. Webpack's own name would list the paths
 * of all its modules, and pages load the lists of chunk names of the shell and of their remotes.
 */
function sharedChunkName(_module, chunks, cacheGroup) {
  const originOf = ({ request, module }) => request ?? module?.libIdent?.({ context: root });
  const nameOf = ({ name, groupsIterable }) =>
    name ?? [...groupsIterable].flatMap(({ origins }) => origins.map(originOf)).sort();
  const users = chunks.map((chunk) => String(nameOf(chunk))).sort();
  const hash = createHash('sha256').update(users.join('\n')).digest('hex');
  return `${cacheGroup === 'defaultVendors' ? 'vendors' : 'shared'}-${hash.slice(0, 6)}`;
}

function browserBuild({ dir, name, entry, federation, outDir: folder = 'dist' }) {
  const common = base({ dir, name, server: false });
  return {
    ...common,
    target: ['web', 'es2022'],
    entry,
    output: {
      path: path.join(dir, folder),
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      clean: { keep: /^ssr\// },
    },
    optimization: {
      minimize: !development,
      minimizer: ['...', new CssMinimizerPlugin()],
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // `minSize` is large, so that the build makes few files. On a phone, one more request takes
      // longer than loading a few kilobytes twice.
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && !isAwakeHalf(chunk),
        minSize: 66_000,
        name: sharedChunkName,
        // Libraries that only one chunk uses stay in this chunk. In a file of their own, they would
        // cost one more request.
        cacheGroups: {
          defaultVendors: {
            test: /[\\/]node_modules[\\/]/,
            minChunks: 2,
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: development ? '[name].css' : '[name].[contenthash:8].css',
        chunkFilename: development ? '[name].css' : '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new AwakeStylesPlugin(),
      new BordersPlugin(dir),
      new PathlessIdsPlugin(),
      ...(development ? [] : [new VersionedChunksPlugin(name)]),
      new AssetsManifestPlugin({ isHost: federation?.exposes === undefined }),
      // The registry contains the hashes of the remotes' files, but not those of the shell's files.
      new IntegrityRuntimePlugin({ required: federation?.exposes !== undefined }),
      ...(federation
        ? [
            new ModuleFederationPlugin({
              name,
              filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
              shareStrategy: 'loaded-first',
              dts: false,
              dev: false,
              ...federation,
              experiments: {
                asyncStartup: true,
                // The shell finds remotes in the registry and starts their containers, so this code
                // of the runtime is not needed.
                optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
              },
            }),
          ]
        : []),
    ],
  };
}

function serverBuild({ dir, name, entry, external }) {
  const common = base({ dir, name, server: true });
  return {
    ...common,
    target: 'node20',
    entry: { server: entry },
    output: {
      path: path.join(dir, outDir, 'ssr'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false, chunkIds: 'named', moduleIds: 'named' },
    externals: external
      ? [
          ({ request }, callback) => {
            const name = serverSingleton(request);
            return name ? callback(null, `commonjs ${name}`) : callback();
          },
        ]
      : [],
    plugins: [new BordersPlugin(dir), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * Every remote exports exactly one object from this file. The object has the type `RemoteModule`.
 */
const REMOTE_ENTRY = './src/remote.tsx';
const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Returns the name of a remote's container, as in the shell's registry. The name must be a valid
 * variable name, so `trade-in` becomes `trade_in`.
 */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * Returns two builds of the remote in the folder `dir`: one for the browser (federated) and one for
 * the server (one CommonJS file). With `ALONE=1`, returns the build of its development page
 * instead.
 */
function remote(dir) {
  const { name, devPort: port } = require(path.join(dir, 'package.json')).remote;
  checkRemoteName(name);
  if (process.env.ALONE === '1') return alone({ dir, name, port });
  const federation = {
    name: containerName(name),
    exposes: { './remote': { import: REMOTE_ENTRY, name: EXPOSED_CHUNK } },
    shared: remoteSharing(),
    manifest: true,
  };
  const browser = browserBuild({ dir, name, entry: {}, federation, outDir });
  browser.plugins.push(shellsFederation());
  browser.plugins.push(new OwnStylesPlugin(development ? { isOwn: isOwnInDevelopment } : {}));
  const builds = [browser, serverBuild({ dir, name, entry: REMOTE_ENTRY, external: true })];
  for (const { module } of builds) module.rules.push(ownStyles(dir));
  return builds;
}

/**
 * Returns whether a class name or an animation name is the remote's own. In development, these
 * names have the form `[name]__[local]`.
 */
const isOwnInDevelopment = (className) => className.includes('__');

const ownStyles = (dir) => ({
  test: /\.css$/,
  include: path.join(dir, 'src'),
  enforce: 'pre',
  loader: path.join(__dirname, 'ownStylesLoader.cjs'),
});

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Alone</title><link rel="stylesheet" href="/dev.css"><div id="root"></div><script defer src="/dev.js"></script></html>';

/** Builds a page that contains only this remote, for development with hot replacement. */
function alone({ dir, name, port }) {
  const config = browserBuild({ dir, name, entry: { dev: './src/dev.tsx' }, outDir: 'dist-alone' });
  config.output.publicPath = '/';
  config.devServer = {
    // The development server listens only on this machine unless `HOST` names another address.
    host: process.env.HOST || '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    setupMiddlewares(middlewares) {
      const page = (request, response, next) => {
        const wantsPage =
          request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
        if (wantsPage) response.end(PAGE);
        else next();
      };
      return [{ name: 'page', middleware: page }, ...middlewares];
    },
  };
  return config;
}

/**
 * Returns the builds of the shell, the only host. `earlyEntry` becomes a separate script that the
 * server inlines into each page. `stillParts` are components that every page contains and only the
 * server renders. The browser's build contains only the small modules that hydrate them.
 */
function host({ dir, name, entry, earlyEntry, serverEntry, stillParts }) {
  const federation = { shared: hostSharing(), manifest: false };
  const browser = browserBuild({ dir, name, entry: { main: entry }, federation, outDir });
  browser.module.rules.push(SMALLER_ROUTER, {
    include: stillParts.map((file) => path.join(dir, file)),
    enforce: 'pre',
    loader: path.join(__dirname, 'awakeLoader.cjs'),
  });
  browser.plugins.push(new EarlyScriptPlugin(path.join(dir, earlyEntry)), ...smallerFederation());
  return [browser, serverBuild({ dir, name, entry: serverEntry, external: false })];
}

/** Builds the whole site as one bundle without federation, for the benchmark. */
function oneBundle({ dir, entry }) {
  const config = browserBuild({ dir, name: 'one-bundle', entry: { main: entry } });
  config.module.rules.push(SMALLER_ROUTER, {
    test: NAMES_PAGES,
    include: /[\\/]mfe-[\w-]+[\\/]src[\\/]/,
    enforce: 'pre',
    loader: path.join(__dirname, 'pageChunkLoader.cjs'),
    // The server does not render the pages of this build, so there is nothing to hydrate.
    options: { isServer: true },
  });
  // This bundle contains all areas, and the plugin would reject that.
  config.plugins = config.plugins.filter((plugin) => !(plugin instanceof BordersPlugin));
  return config;
}

module.exports = { remote, host, oneBundle };
