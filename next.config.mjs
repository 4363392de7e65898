import createNextIntlPlugin from 'next-intl/plugin';
import { SECURITY_HEADERS } from './lib/security-headers.mjs';

const basePath = process.env.BASE_PATH ?? '';

const headers = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  generateBuildId: () => process.env.BUILD_ID ?? 'development',
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  devIndicators: false,
  images: { unoptimized: true },
  /** `npm run typecheck` checks them; a person who starts the product need not wait for it. */
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers }],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
