// A flat configuration. The specification fixes the file name; ESLint and editors find it through eslint.config.js.
const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const globals = require('globals');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const { reactRefresh } = require('eslint-plugin-react-refresh');
const importSort = require('eslint-plugin-simple-import-sort');
const tseslint = require('typescript-eslint');

/** The layers of src/, lowest first: a layer may import only from itself and from earlier ones. */
const layers = [
  'data',
  'clock',
  'browser',
  'api',
  'session',
  'pictures',
  'drawings',
  'forms',
  'components',
  'routing',
  'layout',
  'pages',
];
const nodeOnly = Object.keys(globals.node).filter((name) => !(name in globals.browser));
/** Vite requires file endings in its configuration; one rule for all files is easier to follow. */
const withoutEnding = {
  regex: '^\\.(?!.*\\.[a-z]+(\\?\\w+)?$)',
  message: 'Relative imports need a file ending, such as .ts or .tsx.',
};
const forbidden = [
  withoutEnding,
  {
    group: ['**/routes.tsx'],
    message: 'Only main.tsx and build-time code import the route table.',
  },
  {
    group: ['node:*'],
    message: 'The app runs in browsers.',
  },
  {
    group: ['**/buildtime/**'],
    message: 'Build-time code must not be imported by the app.',
  },
  {
    group: ['**/mocks/**'],
    message: 'Load the mock API with import(), only if it is enabled.',
  },
];
const restrictImports = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...forbidden, ...patterns] }] },
});
const direction = layers.slice(0, -1).map((layer, index) =>
  restrictImports(
    [`src/${layer}/**`],
    [
      {
        group: layers.slice(index + 1).map((later) => `**/${later}/**`),
        message: `src/${layer} must not import from later layers.`,
      },
    ],
  ),
);
/** Areas of pages/ are separate. @param otherArea a pattern of the imports that reach another area. */
const separateAreas = (files, otherArea) =>
  restrictImports(
    [files],
    [
      {
        regex: `${otherArea}|/pages/`,
        message:
          'Areas of pages/ must not import from each other; move shared code to components/.',
      },
    ],
  );

const inlineStyle = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The Content-Security-Policy drops style attributes in static HTML; write a class.',
};
/**
 * The rule for the direction of imports does not see `import()`. So `import()` may load modules in the importing file's
 * folder or below it and, from elsewhere, only the mock API.
 */
const importOfOtherFolder = {
  selector: 'ImportExpression[source.value=/^\\.\\.\\/(?!mocks\\/)/]',
  message: 'With import(), load only modules in this folder or below it (or the mock API).',
};

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
    plugins: { 'react-hooks': reactHooks, 'import-sort': importSort },
    rules: {
      'no-duplicate-imports': 'error',
      'no-restricted-imports': ['error', { patterns: [withoutEnding] }],
      // Packages, then the project's modules, then styles, so that a page's styles follow those of its parts.
      'import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^', '^\\.', '^\\u0000']] }],
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-syntax': ['error', inlineStyle],
      // Takes a fifth of ESLint's time and finds nothing in a project without enums and with few classes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    // TypeScript accepts no other import in the declaration of a virtual module.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/buildtime/**', 'src/mocks/server/**'],
    plugins: { compat },
    rules: {
      // APIs beyond the browserslist of package.json need feature detection.
      'compat/compat': 'error',
      // One tsconfig.json has the types of browsers and of Node.
      'no-restricted-globals': ['error', ...nodeOnly],
      'no-restricted-syntax': ['error', inlineStyle, importOfOtherFolder],
    },
    settings: { lintAllEsApis: true },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // The strict rule also forbids handlers that only highlight, such as onMouseEnter.
      'jsx-a11y/no-noninteractive-element-interactions':
        jsxA11y.flatConfigs.recommended.rules['jsx-a11y/no-noninteractive-element-interactions'],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...reactRefresh.configs.vite({
      // Hooks, converters and loaders may be beside their component.
      allowExportNames: [
        'useSession',
        'useSessionState',
        'useSignOutTo',
        'useHead',
        'pictureFiles',
        'loader',
        'prefetchData',
        'listPages',
      ],
    }),
  },
  {
    files: ['**/*.cjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/buildtime/firstPaint/deferredEntry.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            withoutEnding,
            {
              regex: '^(\\.\\./)+support/(steps|mockedApi|visit)\\.',
              message: 'Browser tests have their own steps: tests/e2e/support/browserSteps.ts.',
            },
          ],
        },
      ],
    },
  },
  ...direction,
  separateAreas('src/pages/*/*', '^\\.\\./[^.]'),
  separateAreas('src/pages/*/*/*', '^\\.\\./\\.\\./[^.]'),
];
