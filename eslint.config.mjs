import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const REACT = ['react', 'react-dom', 'react-router-dom'];
/** Libraries that only one remote needs. Their chunks load late. */
const OWN_PACKAGES = {
  'mfe-admin': ['@dnd-kit/core', 'signature_pad', 'uqr'],
};
const REDUX = ['@reduxjs/toolkit', 'react-redux', 'redux'];

const here = import.meta.dirname;
const REMOTES = readdirSync(here).filter((name) => /^mfe-/.test(name));
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing.tsx', '**/testing/**'];

const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const STORES_WHY =
  'Throws where site data are blocked: use visitorStorage() or writeVisitorCookie() of shared/site.';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Returns lint rules that forbid all imports except the listed ones. Imports are compared by the
 * file or package that they resolve to.
 * - `files` may import files in the folders `may`, and the packages in `packages` (`any`: every
 *   package).
 * - `zones` forbid further imports within these folders, and `never` forbids packages in any case.
 * - `why` is the error message for the developer.
 */
function border({ files, may, packages = [], never = [], zones = [], why, ignores = [] }) {
  const names =
    packages === 'any'
      ? `(?!${never.length ? never.map(escape).join('|') : '$'}).*`
      : packages.map((name) => `${escape(name)}(?:/.*)?`).join('|') || '(?!)';
  return {
    files,
    ignores: [...TESTS, ...ignores],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: here,
          zones: [
            { target: '.', from: '.', except: ['node_modules', ...may], message: why },
            ...zones.map((zone) => ({ message: why, ...zone })),
          ],
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: `^(?!\\.{1,2}/|@mcs-repairs/shared/|(?:${names})$)`, message: why }],
        },
      ],
    },
  };
}

const SHARED = 'shared/src';
const storey = (folder, below, packages, why) =>
  border({
    files: [`${SHARED}/${folder}/**/*.{ts,tsx}`],
    may: [folder, ...below].map((name) => `${SHARED}/${name}`),
    packages,
    why,
  });

/**
 * Returns the import rules within one area. A page may import features. A feature must import
 * neither a page nor another feature. Code that features use must import neither of them.
 */
function storeysOf(name) {
  const source = `${name}/src`;
  const features = `${source}/features`;
  const folders = readdirSync(path.join(here, source), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !['pages', 'features', 'testing'].includes(entry.name),
    )
    .map((entry) => `${source}/${entry.name}`);
  const own = existsSync(path.join(here, features)) ? readdirSync(path.join(here, features)) : [];
  const zones = [
    ...own.map((feature) => ({
      target: `${features}/${feature}`,
      from: features,
      except: [feature],
      message: 'A feature never imports another feature: a page joins them.',
    })),
    {
      target: own.length > 0 ? [features, ...folders] : folders,
      from: `${source}/pages`,
      message: 'A page assembles features; nothing but the remote itself imports a page.',
    },
    {
      target: folders,
      from: features,
      message: 'Code that features import must not import a feature.',
    },
  ];
  return zones.filter(({ target }) => target.length > 0);
}

const SERVER_FOLDERS = readdirSync(path.join(here, 'server/src'), { withFileTypes: true });
const CONTEXTS = SERVER_FOLDERS.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const SERVER_ROOT = SERVER_FOLDERS.filter((entry) => entry.isFile()).map(({ name }) => name);
const DOORS = CONTEXTS.map((name) => `${name}/index.ts`);
/**
 * These folders of the server may import the files directly in `src`, because they start the server
 * and check its settings.
 */
const KNOW_ROOT = ['operations'];

const SERVER = {
  // Builds and the verification of releases check style sheets with the same code.
  may: [
    'server',
    `${SHARED}/domain`,
    'shared/build/stylesJudge.cjs',
    'shared/build/stylesJudge.d.cts',
  ],
  packages: 'any',
  zones: [
    {
      target: 'server/src/db',
      from: 'server/src',
      except: ['db'],
      message: 'The database knows no context: each adds its own tables to `Tables`.',
    },
    ...CONTEXTS.filter((name) => name !== 'db').map((name) => ({
      target: `server/src/${name}`,
      from: 'server/src',
      except: [name, ...DOORS, ...(KNOW_ROOT.includes(name) ? SERVER_ROOT : [])],
      message: 'Import another context by its door: the names in its index.ts.',
    })),
    ...CONTEXTS.map((name) => ({
      target: `server/src/${name}`,
      from: `server/src/${name}/index.ts`,
      message: 'The door is for others: import the file itself.',
    })),
    {
      target: 'server/src/*.ts',
      from: 'server/src',
      except: [...SERVER_ROOT, ...DOORS],
      message: 'Import a context by its door: the names in its index.ts.',
    },
  ],
};
/**
 * Only these files may import Fastify: routes, shared parts of responses, pages, and code that
 * reads or writes cookies.
 */
const KNOW_FASTIFY = [
  'server/src/{app,registerApi,server}.ts',
  'server/src/{http,site}/**',
  'server/src/**/*Routes.ts',
  'server/src/community/likeCookie.ts',
  'server/src/*/routes.ts',
  'server/src/releases/api/requireReleaser.ts',
  'server/src/auth/staff/{requireStaff,sessionCookie,signedInBrowser}.ts',
  'server/src/abuseLimits/sender.ts',
  'server/src/operations/startTracing.ts',
];

const SYNTAX = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Use a named export: a file is called after it.',
  },
  { selector: 'ExportAllDeclaration', message: 'Name what is exported; no barrels.' },
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/][arguments.length=1]:has(CallExpression[callee.name=/^set(Timeout|Interval)$/])',
    message: 'Name what it depends on: a timer in it starts again with every render.',
  },
  {
    selector:
      ':matches(MemberExpression[property.name="invalidateTags"], MemberExpression[object.name="build"][property.name="mutation"])',
    message:
      'Write with `call`: the contract of an operation names what becomes stale. News from outside: madeStale.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union that comes from an `as const` list.',
  },
  {
    selector:
      'CallExpression[callee.property.name="check"] > MemberExpression > CallExpression[callee.property.name="string"]',
    message:
      'Describe text with shared/types/text: there its maximum ends the check before any pattern is tried.',
  },
];

const DOORS_OF_CHANGE = '\\u002f(db|changes|abuseLimits)$';
/**
 * Matches every way to import these names from their folder of the server: by name, as a namespace,
 * or at run time.
 */
const imported = (names, message) => ({
  selector: `:matches(${[
    `ImportSpecifier[imported.name=/^(${names})$/]`,
    `ExportNamedDeclaration[source] > ExportSpecifier[local.name=/^(${names})$/]`,
    `ImportDeclaration[source.value=/${DOORS_OF_CHANGE}/] > ImportNamespaceSpecifier`,
    `ImportExpression[source.value=/${DOORS_OF_CHANGE}/]`,
  ].join(', ')})`,
  message,
});
const NO_TRANSACTIONS = imported(
  'transact|inTransaction|change|submitOnce',
  'A route opens no transaction: it asks a step, which is tried without a request.',
);
const NO_EVENTS = imported(
  'noteEvents|forgetEvents',
  'Nobody notes an event by hand: change() stores it with what it tells of, and wakes who listens.',
);

const TYPED_AT_ONCE = {
  selector:
    'CallExpression[callee.object.name="userEvent"][callee.property.name=/^(setup|type|keyboard)$/]:not(:has(Property[key.name="delay"][value.raw="null"]))',
  message:
    'Say `delay: null`: between two keys of a busy machine a screen would take the hand to rest, and ask for half a word.',
};

const SECRET_LINKS = {
  selector:
    'TemplateElement[value.raw=/\\u002f(my-booking\\u002f|booking-confirmation#|admin\\u002f(setup|reset|approve)[?#])/]',
  message: 'A secret in a path or query reaches logs: take the address from SECRET_PATHS.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-dev/',
      '**/dist-alone/',
      '/data/',
      '.nx/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'server/test/apiSchema.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    ...(reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest']),
    files: ['shared/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['tsconfig.base.json'] }),
      ],
    },
    rules: {
      // This rule reports imports of `shared` that its `exports` do not list.
      'import-x/no-unresolved': ['error', { ignore: ['^node:'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX],
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // Outside tests, code must not write the addresses of private links as plain text.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, SECRET_LINKS] },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/src/{db,changes,privacy}/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, SECRET_LINKS, NO_EVENTS] },
  },
  {
    files: ['server/src/**/*Routes.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX, SECRET_LINKS, NO_EVENTS, NO_TRANSACTIONS],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, TYPED_AT_ONCE] },
  },
  {
    // A browser may block storage and cookies. So all code must use the functions of `shared/site`
    // that handle this.
    files: ['shared/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.ts',
      '**/*.test.tsx',
      'shared/src/platform/site/visitor{Storage,Cookie}.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...STORES.map((name) => ({ name, message: STORES_WHY }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          STORES.map((property) => ({ object, property, message: STORES_WHY })),
        ),
        { object: 'document', property: 'cookie', message: STORES_WHY },
      ],
    },
  },
  {
    // These files need interfaces, because TypeScript merges declarations only of interfaces.
    files: [
      'shared/src/platform/contract/**',
      'shared/src/platform/store/**',
      'mfe-*/src/**/*Slice.ts',
      'server/src/app.ts',
      'server/src/db/schema.ts',
      'server/src/**/*Tables.ts',
      'server/src/releases/api/requireReleaser.ts',
      'server/src/auth/staff/requireStaff.ts',
      '**/*.d.ts',
    ],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      'no-restricted-syntax': 'off',
    },
  },
  {
    // The server must write to its log. The console bypasses the log's format and `withoutSecrets`,
    // which removes secrets. Commands for operators may print to the console.
    files: ['server/src/**/*.ts'],
    ignores: [
      'server/src/{server,backup,restore,seed,migratePostgres,migrateFiles}.ts',
      'server/src/operations/runOperation.ts',
      'server/src/db/migrations/migrate.ts',
    ],
    rules: { 'no-console': 'error' },
  },
  {
    // The rule is off only for this file. Other files must not choose the order in which the checks
    // of a text run.
    files: ['shared/src/domain/types/text.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },

  storey(
    'domain/types',
    [],
    ['zod/mini'],
    'domain/types holds schemas and types: it imports zod/mini only.',
  ),
  storey(
    'domain/catalogue',
    ['domain/types'],
    [],
    'domain/catalogue is data: it imports domain/types only.',
  ),
  storey(
    'domain/rules',
    ['domain/types', 'domain/catalogue'],
    ['ics'],
    'domain/rules is pure: it imports domain/types and domain/catalogue only.',
  ),
  storey(
    'data',
    ['domain'],
    ['zod/mini', '@reduxjs/toolkit', 'altcha-lib'],
    'data imports domain: it knows no screen and no store.',
  ),
  storey(
    'ui',
    ['domain/types'],
    ['react', 'react-dom', 'react-router-dom', '@base-ui/react', 'lucide-react'],
    'ui knows no business: it imports domain/types and its library only.',
  ),
  storey(
    'platform',
    ['domain', 'data', 'ui'],
    [...REACT, ...REDUX, 'zod/mini'],
    'platform is what every area renders with; it knows no area.',
  ),
  border({
    ...SERVER,
    files: ['server/**/*.ts'],
    why: 'The server imports shared/domain and itself; never the browser parts.',
  }),
  border({
    ...SERVER,
    files: ['server/src/**/*.ts'],
    ignores: KNOW_FASTIFY,
    never: ['fastify', '@fastify/'],
    why: "The server imports shared/domain and itself, and a context's steps know no Fastify: they take data.",
  }),
  border({
    files: ['shell/**/*.{ts,tsx}'],
    may: ['shell', SHARED],
    packages: ['zod/mini', ...REACT, ...REDUX, 'web-vitals'],
    why: 'The shell imports shared; remotes are loaded at run time through the registry, never imported.',
  }),
  ...REMOTES.map((name) =>
    border({
      files: [`${name}/**/*.{ts,tsx}`],
      may: [name, SHARED],
      packages: ['zod/mini', ...REACT, ...REDUX, ...(OWN_PACKAGES[name] ?? [])],
      zones: [
        ...storeysOf(name),
        {
          target: name,
          from: `${SHARED}/platform/query.ts`,
          message:
            'The shell puts the cache into the store: a remote imports shared/data/query, which the shell gives.',
        },
      ],
      why: "A remote imports shared and itself. Ask for another remote's fragment by its contract name.",
    }),
  ),
);
