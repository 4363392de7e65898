import nextJest from 'next/jest.js';
import { shellPages } from './scripts/shell-pages.mjs';

/** Packages that ship ECMAScript modules only, nested copies included. */
const compiled = [
  'd3-hierarchy',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  '@exodus/bytes',
  'jose',
  'parse5',
  'entities',
  '@asamuzakjp',
  '@csstools',
  '@bramus',
  '@tanstack',
  'css-tree',
  'lru-cache',
  'tldts',
  'iron-session',
  'uncrypto',
  'iron-webcrypto',
];

/** What the build leaves behind: copies that are not to be found twice. */
const built = ['<rootDir>/.next/', '<rootDir>/.build/', '<rootDir>/hr-api/dist/'];

/** As the build does. */
process.env.NEXT_PUBLIC_PAGES = shellPages().join(' ');

const withNext = nextJest({ dir: './' });

/** A project in Next's compilation. Its patterns are set last because Next would overwrite them. */
async function portalProject(settings) {
  const project = await withNext({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/__tests__/empty.ts' },
    testPathIgnorePatterns: ['/node_modules/', '/\\.next/', '/\\.build/', '\\.hr-api\\.test\\.ts$'],
    modulePathIgnorePatterns: built,
    ...settings,
  })();
  return { ...project, transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${compiled.join('|')})/)`] };
}

const portalNode = {
  displayName: 'portal-node',
  testEnvironment: '<rootDir>/__tests__/environments/portal-node.mjs',
  /** What the portal keeps for its whole process is still asked for by calls that end after the last test of a file. */
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
};

const portalDom = {
  displayName: 'portal-dom',
  testEnvironment: '<rootDir>/__tests__/environments/portal-dom.mjs',
  testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/dom-setup.ts'],
};

const hrApi = {
  displayName: 'hr-api',
  testEnvironment: '<rootDir>/__tests__/environments/hr-api.mjs',
  testMatch: ['<rootDir>/__tests__/**/*.hr-api.test.ts'],
  transform: {
    '\\.hr-api\\.test\\.ts$': '<rootDir>/__tests__/platform/hr-api/harness/load-natively.cjs',
    '\\.ts$': '<rootDir>/__tests__/platform/hr-api/harness/esbuild-transform.cjs',
  },
  modulePathIgnorePatterns: built,
  globalSetup: '<rootDir>/__tests__/platform/hr-api/harness/make-template.ts',
  globalTeardown: '<rootDir>/__tests__/platform/hr-api/harness/drop-template.ts',
};

export default async function config() {
  const node = await portalProject(portalNode);
  const dom = await portalProject(portalDom);
  dom.moduleNameMapper = { ...dom.moduleNameMapper, '^isomorphic-dompurify$': 'dompurify' };
  return { projects: [node, dom, hrApi], testTimeout: 60_000 };
}
