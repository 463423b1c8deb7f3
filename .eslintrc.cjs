// A flat configuration under the name that the project's frame gives it; eslint.config.js leads editors here.
const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const globals = require('globals');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const { reactRefresh } = require('eslint-plugin-react-refresh');
const tseslint = require('typescript-eslint');

/** The layers of src/, lowest first: a layer may import only from earlier ones. */
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
    group: ['**/buildtime/**'],
    message: 'Build-time code must not be imported by the app.',
  },
  {
    group: ['**/mocks/**'],
    message: 'Load the mock API with import(), only if it is enabled.',
  },
  {
    regex: '/data/news$',
    importNames: ['news'],
    message: 'Import from virtual:news or virtual:latest, which include the pictures.',
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
      ? [
          {
            regex: '^\\.\\./[^.]',
            message: 'Pages must not import from each other; move shared code to components/.',
          },
        ]
      : [
          {
            group: rooms.slice(index + 1).map((later) => `**/${later}/**`),
            message: `src/${room} must not import from later layers.`,
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
    ignores: ['src/buildtime/**'],
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
