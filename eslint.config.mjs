import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const REACT = ['react', 'react-dom', 'react-router-dom'];
const REDUX = ['@reduxjs/toolkit', 'react-redux', 'redux'];

const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const STORES_WHY =
  'Throws where site data are blocked: use visitorStorage() or writeVisitorCookie() of shared/site.';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const packages = (...names) => names.map((name) => `${escape(name)}(/.*)?`);

/**
 * Deny by default: files may import their own folder, what `allowed` lists (regular expressions), and nothing else.
 * `why` is what a developer reads when an import is refused.
 */
function border(files, allowed, why, ignores = []) {
  const own = ['\\./.*', '.*\\.css'];
  return {
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing.tsx', '**/testing/**', ...ignores],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: `^(?!(?:${[...own, ...allowed].join('|')})$)`, message: why }] },
      ],
    },
  };
}

/** A step up that stays in the same folder of shared: it does not enter one of the others. */
const WITHIN_FOLDER =
  '(\\.\\./)+(?!(?:types|rules|catalogue|client|store|ui|contract|site)/)[^.].*';

const shared = (folder, allowed, why) =>
  border([`shared/src/${folder}/**/*.{ts,tsx}`], [WITHIN_FOLDER, ...allowed], why);
const from = (...folders) => folders.map((folder) => `(\\.\\./)+${folder}(/.*)?`);

const REMOTES = ['storefront', 'repairs', 'booking', 'community', 'admin'].map(
  (name) => `mfe-${name}`,
);

const SYNTAX = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Use a named export: a file is called after it.',
  },
  { selector: 'ExportAllDeclaration', message: 'Name what is exported; no barrels.' },
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/][arguments.length=1]:has(CallExpression[callee.name=/^set(Timeout|Interval)$/])',
    message: 'Name what it depends on: a timer in it begins anew with every render.',
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
      'data/',
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
    rules: {
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
    // Tests say what the address is.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, SECRET_LINKS] },
  },
  {
    // What a browser may refuse goes through one door that copes with it.
    files: ['shared/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'shared/src/site/visitor{Storage,Cookie}.ts'],
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
    // Declaration merging needs an interface.
    files: [
      'shared/src/contract/**',
      'shared/src/store/**',
      'mfe-*/src/**/*Slice.ts',
      'server/src/app.ts',
      'server/src/staff/requireStaff.ts',
      '**/*.d.ts',
    ],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      'no-restricted-syntax': 'off',
    },
  },
  {
    // What is written beside the log misses its format and `withoutSecrets`. Operators' commands speak to who started them.
    files: ['server/src/**/*.ts'],
    ignores: [
      'server/src/{server,backup,restore,seed,migratePostgres}.ts',
      'server/src/operations/runOperation.ts',
      'server/src/db/migrate.ts',
    ],
    rules: { 'no-console': 'error' },
  },
  {
    // The one place where the order of a text's checks is decided.
    files: ['shared/src/types/text.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },

  shared('types', ['zod/mini'], 'shared/types holds schemas and types: it imports zod/mini only.'),
  shared(
    'rules',
    [...from('types', 'catalogue'), 'ics'],
    'shared/rules is pure: it imports types and catalogue only.',
  ),
  shared('catalogue', from('types'), 'shared/catalogue is data: it imports types only.'),
  shared(
    'client',
    ['zod/mini', 'altcha-lib', 'altcha-lib/.*', ...from('types', 'rules', 'catalogue')],
    'shared/client imports types, rules and catalogue.',
  ),
  shared(
    'store',
    [...packages(...REDUX, 'react'), 'zod/mini', ...from('types', 'rules', 'catalogue', 'client')],
    'shared/store imports types, rules, catalogue and client.',
  ),
  shared(
    'ui',
    [
      ...packages('react', 'react-dom', 'react-router-dom', '@base-ui/react', 'lucide-react'),
      ...from('types'),
    ],
    'shared/ui knows no business: it imports types and its library only.',
  ),
  shared(
    'contract',
    [
      ...packages('react', 'react-router-dom', '@reduxjs/toolkit'),
      ...from('types', 'client', 'store'),
    ],
    'shared/contract holds types: type-only imports.',
  ),
  shared(
    'site',
    [
      ...packages(...REACT, ...REDUX),
      'zod/mini',
      ...from('types', 'rules', 'catalogue', 'client', 'store', 'contract', 'ui'),
    ],
    'shared/site is what every area renders with; it knows no area.',
  ),
  border(
    ['server/**/*.ts'],
    [
      '(\\.\\./)+.*',
      'node:.*',
      'shared/(types|rules|catalogue)/.*',
      '(?!shared/|mfe-|shell)[@a-z].*',
    ],
    'The server imports shared/types, shared/rules and shared/catalogue; never the browser parts.',
  ),
  border(
    ['shell/**/*.{ts,tsx}'],
    [
      '(\\.\\./)+.*',
      'shared/.*',
      'zod/mini',
      ...packages(...REACT, ...REDUX, '@module-federation'),
    ],
    'The shell imports shared; remotes are loaded at run time through the registry, never imported.',
  ),
  ...REMOTES.map((name) =>
    border(
      [`${name}/src/features/**/*.{ts,tsx}`],
      [
        '\\.\\./\\.\\./(?!features/|\\.\\.).*',
        'shared/.*',
        'zod/mini',
        ...packages(...REACT, ...REDUX),
      ],
      "A feature imports shared and itself: pages join features, and another remote's fragment is asked for by its contract name.",
    ),
  ),
  ...REMOTES.map((name) =>
    border(
      [`${name}/**/*.{ts,tsx}`],
      [
        '(\\.\\./)+(?!mfe-|shell|shared|server).*',
        'shared/.*',
        'zod/mini',
        ...packages(...REACT, ...REDUX),
      ],
      "A remote imports shared and itself. Ask for another remote's fragment by its contract name.",
      [`${name}/src/features/**`],
    ),
  ),
);
