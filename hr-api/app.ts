import { sessionStore } from './access/sign-in/sessions/sessions';
import { handlers } from './handlers';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../lib/contract/platform/key-header';
import type { OpenDatabase } from './platform/db/database';
import { answerError } from './platform/http/answer-error';
import { addCallRoutes } from './platform/http/call-routes';
import { addMetrics } from './platform/http/metrics';
import { addOperatorRoutes } from './platform/http/operator-routes';
import { refuseClientError } from './platform/http/client-error';
import { acceptJsonOnly, BODY_LIMIT } from './platform/http/request-body';
import { securityHeaders } from './platform/http/security-headers';
import { refuseUnknown } from './platform/http/unknown';
import { callQueue } from './platform/calls/call-queue';
import type { Services } from './platform/calls/services';

interface AppOptions {
  readonly database: OpenDatabase;
  readonly services: Services;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Whether the process is about to stop: it is no longer ready for new work. */
  readonly isDraining: () => boolean;
}

const VERSION_PREFIX = /^\/api\d+(?=\/)/i;
const SANE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Builds the HR API on a migrated database. It listens nowhere yet; tests inject requests. */
export async function buildApp({ database, services, clock, log, isDraining }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => {
      const given = headers[REQUEST_ID_HEADER];
      return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID();
    },
    bodyLimit: BODY_LIMIT,
    requestTimeout: 500_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    rewriteUrl: ({ url }) => (url ?? '/').replace(VERSION_PREFIX, ''),
    frameworkErrors: answerError,
    clientErrorHandler: refuseClientError,
    return503OnClosing: false,
  });
  acceptJsonOnly(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(refuseUnknown);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...securityHeaders, [REQUEST_ID_HEADER]: request.id });
  });
  app.addHook('onResponse', async ({ log: requestLog, method, call, caller }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    const line = { method, call, status: statusCode, ms, account: caller?.actor?.accountId };
    const isProbe = call === null && statusCode < 400;
    requestLog[isProbe ? 'debug' : 'info'](line, 'answered');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) void reply.header('connection', 'close');
  });
  addOperatorRoutes(app, { database, isDraining });
  addMetrics(app, { database, jobs: services.jobs });
  const inTurn = callQueue(database.kind);
  addCallRoutes(app, { db: database.db, handlers, sessions: sessionStore, services, inTurn, clock });
  return app;
}
