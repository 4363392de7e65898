import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';

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
