import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { stageOf } from '../../lib/contract/call';
import type { Actor } from '../platform/calls/call';
import { uploads } from '../platform/files/tables';
import { conducts } from './tables';
import { CONDUCT_FILE } from './rules';

/** Whether an actor administers agreements: only past every gate, at one of them nobody administers anything. */
export function canManageAgreements({ flag, permissions }: Pick<Actor, 'flag' | 'permissions'>): boolean {
  return stageOf(flag) === 'full' && permissions.has('agreement.manage');
}

/**
 * The PDFs that an agreement administrator may read, as a condition on `uploads`: those of every version, and their own until a draft has
 * it.
 */
export function manageableDocuments(accountId: string): SQL {
  const ofVersions = new QueryBuilder().select({ id: conducts.documentId }).from(conducts);
  const isOwn = and(eq(uploads.subject, CONDUCT_FILE), isNull(uploads.takenAt), eq(uploads.accountId, accountId));
  return or(inArray(uploads.id, ofVersions), isOwn) as SQL;
}
