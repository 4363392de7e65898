import createNextIntlPlugin from 'next-intl/plugin';

const basePath = process.env.BASE_PATH ?? '';

/** On every answer, static files included. What depends on the page (its policy, its cache) is middleware's and the handlers'. */
const headers = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  },
];

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
