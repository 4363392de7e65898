import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { allCalls } from './call-routes';

const methodsByPath = new Map(
  allCalls.filter(([, { family }]) => !family).map(([, { path, method }]) => [`/${path.toLowerCase()}`, method]),
);
const familyPaths = allCalls
  .filter(([, { family }]) => family)
  .map(([, { path, method }]) => ({ start: `/${path.toLowerCase()}/`, method }));
for (const path of ['/live', '/ready', '/metrics', '/openapi.json']) methodsByPath.set(path, 'GET');

/** Answers 404 for what is no call, 405 for a call by another method. */
export async function refuseUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = (request.url.split('?', 1)[0] ?? '').toLowerCase();
  const method = methodsByPath.get(path) ?? familyPaths.find(({ start }) => path.startsWith(start))?.method;
  if (!method || method === request.method) throw new ApiError('not_found');
  void reply.header('allow', method);
  throw new ApiError('method_not_allowed');
}
