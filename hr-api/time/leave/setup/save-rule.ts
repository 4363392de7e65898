import type { z } from 'zod';
import type { leaveSetupCalls } from '../../../../lib/contract/time/leave/leave-setup';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { leaveRules, leaveTypes } from '../tables';

export type RuleOfType = z.output<typeof leaveSetupCalls.saveLeaveRule.request>;

/** Puts a rule in force from its day on, and answers the one of that day before; the type has to be there. */
async function storeRule(db: Database, { TypeCode, From, Rule }: RuleOfType) {
  const [type] = await db.select().from(leaveTypes).where(eq(leaveTypes.code, TypeCode)).for('no key update');
  if (!type) throw new ApiError('not_found');
  const isIt = and(eq(leaveRules.typeCode, TypeCode), eq(leaveRules.validFrom, From));
  const [before] = await db.select().from(leaveRules).where(isIt);
  await db
    .insert(leaveRules)
    .values({ typeCode: TypeCode, validFrom: From, rule: Rule })
    .onConflictDoUpdate({ target: [leaveRules.typeCode, leaveRules.validFrom], set: { rule: Rule } });
  return before?.rule ?? null;
}

export async function saveRule(context: CallContext, asked: RuleOfType): Promise<void> {
  const before = await storeRule(context.db, asked);
  await audit(context, {
    subject: { kind: 'leave type', id: String(asked.TypeCode) },
    action: 'change rule of leave',
    ...(before && { before: { from: asked.From, rule: before } }),
    after: { from: asked.From, rule: asked.Rule },
  });
}
