import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { stageOf } from '../../lib/contract/call';
import type { CallContext } from '../platform/calls/call';
import { ApiError } from '../platform/errors';
import { uploads } from '../platform/files/tables';
import { routesOf } from '../workplace/shell/data';
import type { GivenRoute } from '../workplace/shell/policy';
import { conducts } from './tables';

const LINK = 'conductsetup';

/** Agreements are kept by whoever's active role has their page in its menu. */
export function canKeepConducts(actor: {
  readonly kind: CallContext['actor']['kind'];
  readonly routes: readonly GivenRoute[];
}): boolean {
  return actor.kind === 'employee' && actor.routes.some(({ link }) => link === LINK);
}

/** Only past every gate: at the gate somebody is asked, and keeps nothing. */
export async function isKeeper({ actor, db }: Pick<CallContext, 'actor' | 'db'>): Promise<boolean> {
  if (stageOf(actor.flag) !== 'full') return false;
  return canKeepConducts({ kind: actor.kind, routes: await routesOf(db, actor.roleCode) });
}

/** First in every call that keeps agreements. */
export async function assertKeeper(context: Pick<CallContext, 'actor' | 'db'>): Promise<void> {
  if (!(await isKeeper(context))) throw new ApiError('forbidden');
}

/** The PDFs that a keeper may read, as a condition on `uploads`: those of every version, and their own until a draft has it. */
export function keptDocuments(accountId: string): SQL {
  const ofVersions = new QueryBuilder().select({ id: conducts.documentId }).from(conducts);
  const isOwn = and(eq(uploads.subject, 'conduct'), isNull(uploads.takenAt), eq(uploads.accountId, accountId));
  return or(inArray(uploads.id, ofVersions), isOwn) as SQL;
}
