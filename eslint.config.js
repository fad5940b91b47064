import tseslint from 'typescript-eslint';

/** Operators search logs by one convention: request_id, never requestId. */
const LOG_FIELDS = {
  selector: "CallExpression[callee.property.name='log'] > ObjectExpression > Property[key.name=/[A-Z]/]",
  message: 'Log fields are in snake_case.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'src/sdk/dist/',
      'node_modules/',
      'coverage/',
      'reports/',
      '.stryker-tmp/',
      '**/*.cjs',
      'eslint.config.js',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // a forgotten await or an unhandled case is how a failure turns into ALLOW
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-empty': 'error',
      'no-restricted-syntax': ['error', LOG_FIELDS],
      eqeqeq: 'error',
      'prefer-const': 'error',
      complexity: ['error', 20],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // the domain decides by its arguments alone: a clock, a random source or a locale would make equal input differ
    files: ['domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'Intl', 'crypto', 'performance'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The domain is deterministic.' },
        ...['toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare', 'toLocaleString'].map((property) => ({
          property,
          message: 'Locale functions differ between machines.',
        })),
      ],
    },
  },
  {
    // the one place that reads a date text; it takes no clock
    files: ['domain/shared/iso-time.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // the helpers of tests: a server or a client in one closure, and the tables of a tool
    files: ['test/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    // a suite is one function that holds its tests. A pool counts as ended before its connections are: one that the
    // server ends meanwhile, with the database that it is on, throws at nobody
    files: ['test/**/*.test.ts', 'test/conformance/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': [
        'error',
        LOG_FIELDS,
        { selector: "NewExpression[callee.property.name='Pool']", message: 'Use openPool of test/support/sql.ts.' },
      ],
    },
  },
);
