const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const REMOTES = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'));
// A checkout of one area does not contain the other packages.
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

/** Libraries that ship ES modules only and therefore need the transform. */
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
  // The limit is long, because a busy machine is slow. It ends only tests that would never finish.
  testTimeout: 180_000,
  // Node's memory grows with each test file. A worker restarts before it holds gigabytes.
  workerIdleMemoryLimit: '512MB',
  setupFilesAfterEnv: ['<rootDir>/tools/jest-patience.cjs'],
  roots: PACKAGES.map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist[^/]*/'],
  modulePathIgnorePatterns: ['/dist[^/]*/'],
  transform: { '^.+\\.(tsx?|mjs)$': swc, [`node_modules/(${ES_MODULES.join('|')})/.+\\.js$`]: swc },
  // The pattern also matches a library that npm installed below another one.
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/tools/empty-module.cjs',
    '^@mcs-repairs/shared/build/(.*)$': '<rootDir>/shared/build/$1.cjs',
    '^@mcs-repairs/shared/(.*)$': '<rootDir>/shared/src/$1',
  },
};
