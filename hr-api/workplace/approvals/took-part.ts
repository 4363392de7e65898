import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { amongIds } from '../../platform/db/among-ids';
import { approvalApprovers, approvals } from './tables';

/** Whether some people took part in the decision about what is named by a column, of a kind that others decide. */
export const tookPart = (personIds: readonly string[], kind: string, subjectId: AnyPgColumn): SQL => sql`exists (
  select from ${approvals} join ${approvalApprovers} on ${eq(approvalApprovers.approvalId, approvals.id)}
  where ${and(eq(approvals.kind, kind), eq(approvals.subjectId, subjectId), amongIds(approvalApprovers.decidedById, personIds))})`;
