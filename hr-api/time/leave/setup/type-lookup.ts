import { eq } from 'drizzle-orm';
import type { LeaveType } from '../../../../lib/contract/time/leave/leave-setup';
import { leaveTypeShape } from '../../../../lib/contract/time/leave/leave-type-shape';
import type { CallContext } from '../../../platform/calls/call';
import { wireDate } from '../../../platform/dates';
import type { Lookup } from '../../../platform/lookups/lookup';
import { listRows } from '../../../platform/lookups/lookup-rows';
import { readRules } from '../ledger/read-rules';
import { leaveEntries, leaveRequests, leaveRules, leaveTypes } from '../tables';

/** The types of leave, as master data with names in six languages. One that has rules is closed instead of deleted. */
export const leaveTypeLookup: Lookup<typeof leaveTypeShape> = {
  shape: leaveTypeShape,
  table: leaveTypes,
  texts: 'leave-type',
  audit: { kind: 'leave type', action: 'change type of leave' },
  isInUse: async (db, code) => {
    for (const table of [leaveEntries, leaveRequests, leaveRules])
      if ((await db.$count(table, eq(table.typeCode, code))) > 0) return true;
    return false;
  },
};

/** All types in their order, each with its rules. */
export async function listTypesWithRules({ db, language }: Pick<CallContext, 'db' | 'language'>): Promise<LeaveType[]> {
  const rules = await readRules(db);
  return (await listRows({ ...leaveTypeLookup }, { db, language })).map((row) => ({
    ...row,
    Rules: (rules.get(row.TypeCode) ?? []).map(({ from, rule }) => ({
      From: wireDate(from),
      Rule: { ...rule, units: [...rule.units], locations: [...rule.locations] },
    })),
  }));
}
