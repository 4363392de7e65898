import type { z } from 'zod';
import type { compOffCalls } from '../../../../lib/contract/time/comp-off/comp-off';
import { MAX_CLAIM_SPAN, type ClaimIssue } from '../../../../lib/contract/time/comp-off/comp-off-rules';
import type { LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import { ownDayOf } from '../../../people/own-day';
import { daysAfter, daysBetween, type CalendarDate } from '../../../platform/dates';
import type { LeaveHolder, LeaveReader } from '../../leave/holder';
import { claimableOn } from './claimable-types';
import { sumOf, type ClaimedDay, type WorkedSpan } from './count-days';
import { countClaimed } from './known-days';

export type Claimed = z.output<typeof compOffCalls.previewCompOffClaim.request>;

export interface ClaimIssueAt {
  readonly path: keyof Claimed | 'Reason';
  readonly message: ClaimIssue;
}

/** What a claim comes to, and why it cannot be. */
export interface WeighedClaim {
  readonly span: WorkedSpan;
  readonly days: readonly ClaimedDay[];
  readonly amount: number;
  readonly minutes: number;
  /** From when until when what is credited can be taken; null where no rule says so. */
  readonly credit: { readonly from: CalendarDate; readonly to: CalendarDate | null } | null;
  readonly issues: readonly ClaimIssueAt[];
}

/** From the day after the work on, and for as long as the rule says from the last day of it. */
export const creditOf = ({ to }: WorkedSpan, { earnedDays }: Pick<LeaveRule, 'earnedDays'>) => ({
  from: daysAfter(to, 1),
  to: earnedDays === null ? null : daysAfter(to, earnedDays),
});

/** Of a single day it need not be said which of them is the half. */
function spanOf({ WorkFrom, WorkTo, HalfDay, HalfDayDate }: Claimed): WorkedSpan {
  const only = WorkFrom === WorkTo ? WorkFrom : '';
  return { from: WorkFrom, to: WorkTo, halfDay: HalfDay ? HalfDayDate || only || null : null };
}

function spanIssues({ HalfDay }: Claimed, { from, to, halfDay }: WorkedSpan): ClaimIssueAt[] {
  if (to < from) return [{ path: 'WorkTo', message: 'end_before_beginning' }];
  if (daysBetween(from, to) >= MAX_CLAIM_SPAN) return [{ path: 'WorkTo', message: 'too_long' }];
  if (HalfDay && halfDay === null) return [{ path: 'HalfDayDate', message: 'required' }];
  const isOutside = halfDay !== null && (halfDay < from || halfDay > to);
  return isOutside ? [{ path: 'HalfDayDate', message: 'half_outside' }] : [];
}

/** The first of the days that cannot be claimed says why. */
function dayIssues(days: readonly ClaimedDay[], { from }: WorkedSpan): ClaimIssueAt[] {
  const refused = days.find(({ refusal }) => refusal !== '');
  if (!refused || refused.refusal === '') return [];
  return [{ path: refused.day === from ? 'WorkFrom' : 'WorkTo', message: refused.refusal }];
}

/** Weighs a claim by the rule of its first day. */
export async function weighClaim(reader: LeaveReader, claimed: Claimed, holder: LeaveHolder): Promise<WeighedClaim> {
  const { db, language, now } = reader;
  const span = spanOf(claimed);
  const nothing = { span, days: [], amount: 0, minutes: 0, credit: null };
  const ofSpan = spanIssues(claimed, span);
  if (ofSpan.length > 0) return { ...nothing, issues: ofSpan };
  const types = await claimableOn(reader, holder, span.from);
  const type = types.find(({ code }) => code === claimed.TypeCode);
  if (!type) return { ...nothing, issues: [{ path: 'TypeCode', message: 'not_offered' }] };

  const today = await ownDayOf(db, holder.personId, now);
  const earliest = daysAfter(today, -type.rule.claimDays);
  const days = await countClaimed(db, holder, span, { today, earliest, language });
  const credit = creditOf(span, type.rule);
  const issues = dayIssues(days, span);
  const hasLapsed = issues.length === 0 && credit.to !== null && credit.to < today;
  return {
    ...{ span, days, amount: sumOf(days, 'amount'), minutes: sumOf(days, 'minutes'), credit },
    issues: hasLapsed ? [{ path: 'WorkTo', message: 'lapsed' }] : issues,
  };
}
