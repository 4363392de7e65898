import { eq } from 'drizzle-orm';
import { employeeIdRangeShape, leavingReasonShape } from '../../../lib/contract/changes/joining/joining-shapes';
import { isEmployeeId } from '../../../lib/contract/changes/joining/joining-rules';
import type { Lookup } from '../../platform/lookups/lookup';
import { employeeIdRanges, employments, leavingReasons } from '../../people/tables';

export const leavingReasonLookup: Lookup<typeof leavingReasonShape> = {
  shape: leavingReasonShape,
  table: leavingReasons,
  texts: 'leaving-reason',
  audit: { kind: 'leaving reason', action: 'change leaving reason' },
  isInUse: async (db, code) => (await db.$count(employments, eq(employments.leftReason, code))) > 0,
};

/** A range ends after it begins, its last number has no more digits than it says, and its numbers are such as people may have. */
export const employeeIdRangeLookup: Lookup<typeof employeeIdRangeShape> = {
  shape: employeeIdRangeShape,
  table: employeeIdRanges,
  audit: { kind: 'employee id range', action: 'change employee id range' },
  issues: ({ Prefix, Digits, First, Last }) => [
    ...(Last < First || String(Last).length > Digits ? [{ path: 'Last', message: 'not_offered' }] : []),
    ...(isEmployeeId(`${Prefix}1`) ? [] : [{ path: 'Prefix', message: 'not_offered' }]),
  ],
};
