import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  generateBuildId: () => process.env.BUILD_ID ?? 'development',
};

export default config;
