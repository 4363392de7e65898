import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database';
import { openApi } from './openapi';

const PROBE_TIMEOUT_MS = 2_000;

interface OperatorOptions {
  readonly database: OpenDatabase;
  readonly isDraining: () => boolean;
}

/** Of every call, once somebody has asked for it: it takes a quarter of a second to make. */
let description: object | undefined;

/** What an operator asks: is the process alive, may it get work, what does it offer. No key, and nothing to learn. */
export function addOperatorRoutes(app: FastifyInstance, { database, isDraining }: OperatorOptions): void {
  app.get('/live', async () => ({ status: 'live' }));
  app.get('/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    if (!(await answers(database))) return reply.code(503).send({ status: 'database does not answer' });
    return { status: 'ready' };
  });
  app.get('/openapi.json', async () => (description ??= openApi()));
}

async function answers({ db }: OpenDatabase): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PROBE_TIMEOUT_MS, false);
  });
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
