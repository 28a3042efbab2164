const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const REMOTES = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'));
// Leaves out missing packages, because a checkout of one area does not contain the others.
const PACKAGES = ['shared', 'shell', ...REMOTES, 'server', 'tools', 'e2e'].filter((name) =>
  existsSync(path.join(__dirname, name)),
);

const swc = [
  '<rootDir>/tools/jest-transform.cjs',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/** Jest must transform these libraries, because they contain only ES modules. */
const ES_MODULES = [
  'uuidv7',
  'postal-mime',
  'lucide-react',
  '@base-ui',
  'fastify-type-provider-zod',
  'cookie',
  'content-disposition',
  's3mini',
];

module.exports = {
  globalSetup: '<rootDir>/tools/jest-temporary.cjs',
  globalTeardown: '<rootDir>/tools/jest-temporary-end.cjs',
  testEnvironment: '<rootDir>/tools/jest-node.cjs',
  runtime: path.join(__dirname, 'tools/jest-runtime.cjs'),
  // The limit is long, because a busy machine is slow. It ends only tests that never finish.
  testTimeout: 180_000,
  // Not in the folder for temporary files, which may be in memory.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // A worker that uses more memory after a test file is replaced by a new one.
  workerIdleMemoryLimit: '1GB',
  setupFilesAfterEnv: ['<rootDir>/tools/jest-patience.cjs'],
  roots: PACKAGES.map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist[^/]*/'],
  modulePathIgnorePatterns: ['/dist[^/]*/'],
  transform: { '^.+\\.(tsx?|mjs)$': swc, [`node_modules/(${ES_MODULES.join('|')})/.+\\.js$`]: swc },
  // The pattern also matches a library in the `node_modules` folder of another library.
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/tools/empty-module.cjs',
    '^@mcs-repairs/shared/build/(.*)$': '<rootDir>/shared/build/$1.cjs',
    '^@mcs-repairs/shared/(.*)$': '<rootDir>/shared/src/$1',
  },
};
