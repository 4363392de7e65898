import type { LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { readTypes, type NamedLeaveType } from '../../leave/balances/read-types';
import type { LeaveHolder, LeaveReader } from '../../leave/holder';
import { readAccounts } from '../../leave/ledger/read-account';
import { ruleOn } from '../../leave/rules/entitlement';

export type ClaimableType = NamedLeaveType & { readonly rule: LeaveRule & { readonly claimDays: number } };

const isClaimed = (rule: LeaveRule | null): rule is ClaimableType['rule'] => rule !== null && rule.claimDays !== null;

/** The types of leave that work on a day off is credited to as the rules of that day say, and that are for somebody then. */
export async function claimableOn(
  reader: LeaveReader,
  holder: LeaveHolder,
  day: CalendarDate,
): Promise<ClaimableType[]> {
  const { db, language, now } = reader;
  const accounts = await readAccounts(db, holder, { today: dayOf(now), until: dayOf(now) });
  return (await readTypes(db, language)).flatMap((type) => {
    const account = accounts.get(type.code);
    const rule = account ? ruleOn(account.rules, day) : null;
    return type.isActive && isClaimed(rule) && account?.isFor(rule, day) ? [{ ...type, rule }] : [];
  });
}
