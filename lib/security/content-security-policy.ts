/**
 * The policy of every page (security decisions, T72 to T74). Scripts run by nonce alone; style attributes are allowed because
 * components place things by them. Development tools evaluate code, the product never does. `formTargets` is where a form's
 * answer may lead beside ourselves: browsers hold redirects after a post to `form-action`. `frames` are the hosts beside ourselves whose
 * pages may stand in one.
 */
export function contentSecurityPolicy(
  nonce: string,
  {
    isDevelopment = false,
    formTargets = [],
    frames = [],
  }: { isDevelopment?: boolean; formTargets?: readonly string[]; frames?: readonly string[] } = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self' blob:", ...frames].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types nextjs dompurify default']),
  ].join('; ');
}
