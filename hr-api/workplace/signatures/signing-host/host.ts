import type { HostOptions } from './host-options';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { answerError } from '../../../platform/http/answer-error';
import { refuseClientError } from '../../../platform/http/client-error';
import { acceptJsonOnly } from '../../../platform/http/request-body';
import { ApiError } from '../../../platform/errors';
import { companyAssets } from './company-assets';
import { addDocumentRoutes } from './document-routes';
import { answerHeaders, assetHeaders } from './frame-headers';
import { addPageRoutes } from './page-routes';

/** In bytes: two pictures as text, and room for what names them. */
const BODY_LIMIT = 400 * 1024;

/**
 * Builds the e-sign host, an application on an origin of its own: it shows a document to who holds its code, takes their
 * signature, and tells the portal its code. It has no cookies and sees no token. It listens nowhere yet.
 */
export async function buildSigningHost(options: HostOptions): Promise<FastifyInstance> {
  const { services, assets, log } = options;
  const ownHost = new URL(services.env.ESIGN_URL).host;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 700 },
    exposeHeadRoutes: false,
    frameworkErrors: answerError,
    clientErrorHandler: refuseClientError,
    return503OnClosing: false,
  });
  acceptJsonOnly(app);
  app.setErrorHandler((error, request, reply) => {
    answerError(error, request, reply.headers(answerHeaders));
  });
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found');
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...answerHeaders, 'x-request-id': request.id });
    if (request.headers.host !== ownHost) throw new ApiError('not_found');
  });
  app.addHook('onResponse', async ({ log: requestLog, method, routeOptions }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    requestLog.info({ method, route: routeOptions.url, status: statusCode, ms }, 'e-sign host answered');
  });
  const company = companyAssets(services.env);
  addPageRoutes(app, options, company);
  addDocumentRoutes(app, options);
  for (const { address, type, bytes, gzipped } of [...assets.all, company.style, company.logo].filter(
    (asset) => asset !== null,
  )) {
    app.get(address, async (request, reply) => {
      const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      void reply.type(type).headers({ ...assetHeaders, ...(takesGzip && { 'content-encoding': 'gzip' }) });
      return reply.send(takesGzip ? gzipped : bytes);
    });
  }
  return app;
}
