import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../../platform/calls/services';
import type { Database } from '../../../platform/db/database';
import type { Assets } from './assets';

export interface HostOptions {
  readonly db: Database;
  readonly services: Services;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly assets: Assets;
}
