import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/errors';

/** Throws `cross_site` unless the request came from a page of the e-sign host itself; one that changes something says so by its origin. */
export function requireOwnPage({ method, headers }: FastifyRequest, ownOrigin: string): void {
  const site = headers['sec-fetch-site'];
  const isElsewhere = site !== undefined && site !== 'same-origin';
  const isUnnamed = method !== 'GET' && headers.origin !== ownOrigin;
  if (isElsewhere || isUnnamed || (headers.origin !== undefined && headers.origin !== ownOrigin)) {
    throw new ApiError('cross_site');
  }
}

/** Whether a page was asked for to stand in a frame; browsers that do not say so are held to that by the page's policy. */
export function isForFrame({ headers }: FastifyRequest): boolean {
  return [undefined, 'iframe'].includes(headers['sec-fetch-dest'] as string | undefined);
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** The origins that are the portal, the first of them its own: on one machine the loopback address goes by every name it has. */
export function portalOrigins(appUrl: string): readonly string[] {
  const { origin, protocol, hostname, port } = new URL(appUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  const named = LOOPBACK.map((host) => `${protocol}//${host}${port && `:${port}`}`);
  return [origin, ...named.filter((other) => other !== origin)];
}
