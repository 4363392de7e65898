import { notFoundRoute } from '@/lib/bff/call/not-found-route';
import { allButGet } from '@/lib/bff/call/other-methods';
import { hasBrokenBearer, refuseBearer } from '@/lib/bff/upstream/broken-bearer';
import { receiveCallback } from '@/lib/bff/sso/sso-steps';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** Where providers send people back to, and nothing else of next-auth: what it would sign in and out by is not reachable. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (hasBrokenBearer(request.headers)) return refuseBearer();
  const [action, provider = '', ...more] = (await params).nextauth;
  if (action !== 'callback' || more.length > 0) return notFoundRoute();
  return receiveCallback(request, provider) ?? notFoundRoute();
}

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
