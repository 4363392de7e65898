import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { stageOf } from '../../lib/contract/call';
import type { CallContext } from '../platform/calls/call';
import { ApiError } from '../platform/errors';
import { uploads } from '../platform/files/tables';
import { routesOf } from '../workplace/shell/data';
import type { RouteEntry } from '../workplace/shell/policy';
import { conducts } from './tables';

const ADMIN_LINK = 'conductsetup';

/** Agreements are managed by everybody whose active role has their page in its menu. */
export function canManageAgreements(actor: {
  readonly kind: CallContext['actor']['kind'];
  readonly routes: readonly RouteEntry[];
}): boolean {
  return actor.kind === 'employee' && actor.routes.some(({ link }) => link === ADMIN_LINK);
}

/** Only past every gate: at the gate nobody administers anything. */
export async function isAgreementAdmin({ actor, db }: Pick<CallContext, 'actor' | 'db'>): Promise<boolean> {
  if (stageOf(actor.flag) !== 'full') return false;
  return canManageAgreements({ kind: actor.kind, routes: await routesOf(db, actor.roleCode) });
}

/** First in every call that manages agreements. */
export async function assertAgreementAdmin(context: Pick<CallContext, 'actor' | 'db'>): Promise<void> {
  if (!(await isAgreementAdmin(context))) throw new ApiError('forbidden');
}

/** The PDFs that an agreement administrator may read, as a condition on `uploads`: those of every version, and their own until a draft has it. */
export function manageableDocuments(accountId: string): SQL {
  const ofVersions = new QueryBuilder().select({ id: conducts.documentId }).from(conducts);
  const isOwn = and(eq(uploads.subject, 'conduct'), isNull(uploads.takenAt), eq(uploads.accountId, accountId));
  return or(inArray(uploads.id, ofVersions), isOwn) as SQL;
}
