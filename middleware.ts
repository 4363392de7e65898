import { NextResponse, type NextRequest } from 'next/server';
import { requestedPathOf, findRedirect } from './lib/bff/redirect/middleware-redirects';
import { clearedFlashCookie, isShownAtSignIn } from './lib/bff/redirect/flash';
import { formTargets } from './lib/bff/redirect/form-targets';
import { REQUESTED_PATH_HEADER } from './lib/bff/redirect/redirect-log';
import { portalConfig } from './lib/config';
import { contentSecurityPolicy } from './lib/security/content-security-policy';
import { namesDevice } from './lib/devices/device-address';
import { portalEnv, signingOrigin } from './lib/env';
import { isLanguage } from './lib/contract/platform/languages';
import { LANGUAGE_COOKIE } from './lib/languages';

const NO_STORE = { 'cache-control': 'private, no-store' };

/**
 * Early redirects: visitors are sent where they belong before a page is rendered. Nothing rests on it; every page and handler guards
 * itself (lib/bff). It also gives each page its nonce, and turns `?lang=de` into the language's cookie.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, headers } = request;
  const language = nextUrl.searchParams.get('lang');
  if (isLanguage(language)) {
    const search = new URLSearchParams(nextUrl.searchParams);
    search.delete('lang');
    const response = redirectTo(request, nextUrl.pathname, search.size ? `?${search}` : '');
    response.cookies.set(LANGUAGE_COOKIE, language, {
      path: nextUrl.basePath || '/',
      maxAge: 31_536_000,
      sameSite: 'lax',
    });
    return response;
  }

  const requestId = crypto.randomUUID();
  const redirect = await findRedirect(request, requestId);
  if (redirect) {
    const response = redirectTo(request, redirect.path, redirect.search);
    response.headers.set('x-request-id', requestId);
    if (redirect.cookie) response.headers.append('set-cookie', redirect.cookie);
    return response;
  }

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const { externalSignInUrl, trustedFrames } = await portalConfig();
  const policy = contentSecurityPolicy(nonce, {
    isDevelopment: portalEnv().NODE_ENV === 'development',
    formTargets: [...(externalSignInUrl ? [new URL(externalSignInUrl).origin] : []), ...(await formTargets())],
    frames: [...trustedFrames, signingOrigin(portalEnv())].filter((origin) => origin !== null),
  });
  const forwarded = new Headers(headers);
  forwarded.set('content-security-policy', policy);
  forwarded.set('x-nonce', nonce);
  forwarded.set('x-request-id', requestId);
  forwarded.set(REQUESTED_PATH_HEADER, requestedPathOf(request));
  const response = NextResponse.next({ request: { headers: forwarded } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('cache-control', NO_STORE['cache-control']);
  if (isShownAtSignIn(request)) response.headers.append('set-cookie', clearedFlashCookie());
  if (namesDevice(nextUrl.pathname)) response.headers.set('referrer-policy', 'strict-origin');
  return response;
}

/** A redirect to a path of ours, which never begins with two slashes: that would name another host. */
function redirectTo({ nextUrl }: NextRequest, path: string, search: string): NextResponse {
  const url = nextUrl.clone();
  url.pathname = path.replace(/^\/{2,}/, '/');
  url.search = search;
  return NextResponse.redirect(url, { status: 307, headers: NO_STORE });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/',
    '/((?!api/|\\.well-known/security\\.txt$|_next/(?!image)|icon\\.svg$|favicon\\.ico$|wish-cards/[a-z-]+\\.svg$|apple-icon\\.png$|service-worker\\.js$|icons/(?:192|512|maskable-512)\\.png$).*)',
  ],
};
