// A flat configuration under the name that the project's frame gives it; eslint.config.js leads editors here.
const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const globals = require('globals');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const { reactRefresh } = require('eslint-plugin-react-refresh');
const tseslint = require('typescript-eslint');

/** The rooms of src/, each building on those before it: an import never leads to a later one. */
const rooms = [
  'data',
  'api',
  'session',
  'pictures',
  'components',
  'forms',
  'toasts',
  'layout',
  'pages',
];
const never = [
  {
    group: ['**/buildtime/**', '**/conformance/**'],
    message: 'Never shipped: only the build and the command line use it.',
  },
  {
    group: ['**/mocks/**'],
    message: 'The mock API is loaded by import(), and only where it is wanted.',
  },
  {
    regex: '/data/news$',
    importNames: ['news'],
    message: 'A page would grow with every article: it loads a part of them, virtual:news/….',
  },
];
const restrictImports = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...never, ...patterns] }] },
});
const direction = rooms.map((room, index) =>
  restrictImports(
    [`src/${room}/**`],
    room === 'pages'
      ? [{ regex: '^\\.\\./[^.]', message: 'Pages share parts by the rooms before them.' }]
      : [
          {
            group: rooms.slice(index + 1).map((later) => `**/${later}/**`),
            message: `src/${room} imports nothing from the rooms after it.`,
          },
        ],
  ),
);

module.exports = [
  { ignores: ['dist/', 'dist-*/', 'build/', 'coverage/', 'playwright-report/', 'test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // Where a module is declared that a plugin makes, TypeScript takes no other import.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    // What the browsers in package.json do not have is used only where something asks for it first.
    files: ['src/**'],
    ignores: ['src/buildtime/**', 'src/conformance/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: { lintAllEsApis: true },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.tsx'],
    ...reactRefresh.configs.vite({
      // A hook, a converter or a route's loader beside its one component is no reason for a file of its own.
      allowExportNames: [
        'useAuth',
        'useSession',
        'useHead',
        'pictureFiles',
        'controlClass',
        'loader',
      ],
    }),
  },
  {
    files: ['**/*.cjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
  ...direction,
];
