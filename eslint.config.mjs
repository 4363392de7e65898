import next from 'eslint-config-next';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** The rules that ask how React is used; they compile each function, which takes most of the time of a run. */
const ofReact = next.flatMap(({ rules = {} }) => Object.keys(rules).filter((name) => /^react(-hooks)?\//.test(name)));

/** Where React never is. */
const WITHOUT_REACT = ['hr-api/**', 'scripts/**', 'bench/**/*.{ts,mjs}', '__tests__/**/*.ts', 'lib/{bff,contract}/**'];

/** What formatting is, prettier decides; the architecture rules that a linter cannot see are in `__tests__/guards`. */
const config = [
  {
    ignores: [
      '.next/',
      '.build/',
      '.data/',
      '**/dist/',
      '**/.next/',
      'test-results/',
      'next-env.d.ts',
      '**/*.generated.ts',
      'bench/results/',
    ],
  },
  ...next,
  ...typescript,
  prettier,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      // A module is a part of the portal here; CommonJS is not used.
      '@next/next/no-assign-module-variable': 'off',
      // It speaks to who lets the React Compiler memoize components; here nobody does.
      'react-hooks/incompatible-library': 'off',
    },
  },
  { files: ['scripts/**', 'bench/**', 'hr-api/build.mjs'], rules: { 'no-console': 'off' } },
  {
    files: WITHOUT_REACT,
    rules: { ...Object.fromEntries(ofReact.map((name) => [name, 'off'])), 'no-empty-pattern': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];

export default config;
