const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
} as const;

/** The page runs its own files alone, speaks to its own host alone, and stands in a frame of the portal alone (T74). */
const pagePolicy = (portalOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${portalOrigin}`,
    "require-trusted-types-for 'script'",
    'trusted-types esign',
  ].join('; ');

/** The reader's worker unpacks pictures by programs of its own, and fetches nothing. */
const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const pageHeaders = (portalOrigin: string) => ({
  ...COMMON_HEADERS,
  'content-security-policy': pagePolicy(portalOrigin),
  'cache-control': 'private, no-store',
});

export const assetHeaders = {
  ...COMMON_HEADERS,
  'content-security-policy': WORKER_POLICY,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
} as const;

export const answerHeaders = {
  ...COMMON_HEADERS,
  'content-security-policy': EMPTY_POLICY,
  'cache-control': 'private, no-store',
} as const;
