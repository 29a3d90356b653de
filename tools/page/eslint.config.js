import js from '@eslint/js';
import globals from 'globals';

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module', globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // What is named at all is known to TypeScript, which checks that better.
      'no-undef': 'off',
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-shadow': ['error', { builtinGlobals: false }],
      'no-unused-expressions': 'error',
      'no-use-before-define': ['error', { functions: false, classes: false, variables: false }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'require-await': 'error',
    },
  },
  { files: ['**/theme.js'], languageOptions: { sourceType: 'script' } },
];
