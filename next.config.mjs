import createNextIntlPlugin from 'next-intl/plugin';
import { shellPages } from './scripts/shell-pages.mjs';

const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_PAGES: shellPages().join(' ') },
  generateBuildId: () => process.env.BUILD_ID ?? 'development',
  poweredByHeader: false,
  reactStrictMode: true,
  /** Most of Next's own client are CommonJS modules: what nobody asks of them is left out, and they stand in one scope. */
  experimental: { turbopackCjsTreeShaking: true, turbopackCjsScopeHoisting: true },
  productionBrowserSourceMaps: false,
  devIndicators: false,
  turbopack: {
    resolveAlias: {
      'next/dist/build/polyfills/process': { browser: './lib/browser-process.ts' },
      '../build/polyfills/polyfill-module': { browser: './lib/browser-process.ts' },
      './error-styles': { browser: './lib/browser-error-styles.ts' },
      '../../../lib/constants': { browser: './lib/browser-next-constants.ts' },
      './reducers/server-action-reducer': { browser: './lib/browser-server-actions.ts' },
      '../../shared/lib/utils': { browser: './lib/browser-link-addresses.ts' },
      '../../shared/lib/router/utils/is-local-url': { browser: './lib/browser-link-addresses.ts' },
      '../../shared/lib/router/utils/format-url': { browser: './lib/browser-link-addresses.ts' },
    },
  },
  images: { unoptimized: true },
  /** `npm run typecheck` checks them; a person who starts the product need not wait for it. */
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
