import type { z } from 'zod';
import type { leaveCalls } from '../../../../lib/contract/time/leave/leave';
import { HOUR, MAX_LEAVE_DAYS, type LeaveIssue, type LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import { ownDayOf } from '../../../people/own-day';
import { dayOf, daysBetween, type CalendarDate } from '../../../platform/dates';
import { lastDayAhead } from '../balances/on-day';
import { readTypes, type NamedLeaveType } from '../balances/read-types';
import { personCalendar } from '../../../people/organisation/calendars/person-calendar';
import { toldOn, type LeaveHolder, type LeaveReader } from '../holder';
import { readAccounts, type LeaveAccount } from '../ledger/read-account';
import { amountOfDays, countDays, spanIssue, type LeaveDay, type LeaveSpan } from '../rules/count-days';
import { ruleOn } from '../rules/entitlement';
import { foresee, lowestWith } from '../rules/foresee';
import type { FoundRequest } from './find-request';
import { overlapsHeld } from './overlaps-held';

export type Asking = z.output<typeof leaveCalls.sendLeaveRequest.request>;

interface Issue {
  readonly path: keyof Asking;
  readonly message: LeaveIssue;
}

/** What a request comes to, and why it cannot be. */
export interface AskedLeave {
  readonly span: LeaveSpan;
  readonly type: NamedLeaveType | null;
  readonly days: readonly LeaveDay[];
  readonly amount: number;
  readonly left: number | null;
  readonly lowest: number | null;
  readonly needsProof: boolean;
  readonly issues: readonly Issue[];
}

export const spanOf = ({ From, To, FromPortion, ToPortion, Hours }: Asking): LeaveSpan => ({
  ...{ from: From, to: To, fromPortion: FromPortion, toPortion: ToPortion },
  hours: Hours === 0 ? null : Hours,
});

function spanIssues(span: LeaveSpan, today: CalendarDate): Issue[] {
  const issue = spanIssue(span);
  if (issue) return [{ path: issue === 'end_before_beginning' ? 'To' : 'FromPortion', message: issue }];
  if (daysBetween(span.from, span.to) >= MAX_LEAVE_DAYS) return [{ path: 'To', message: 'too_long' }];
  const isFar = span.to > lastDayAhead(today) || daysBetween(span.from, today) > MAX_LEAVE_DAYS;
  return isFar ? [{ path: 'From', message: 'not_valid' }] : [];
}

function pieceIssues({ piece }: LeaveRule, { fromPortion, toPortion, hours }: LeaveSpan): Issue[] {
  if (hours !== null) return piece === 'hour' ? [] : [{ path: 'Hours', message: 'piece' }];
  const isHalf = fromPortion !== 'whole' || toPortion !== 'whole';
  return isHalf && piece === 'day' ? [{ path: 'FromPortion', message: 'piece' }] : [];
}

function dayIssues(days: readonly LeaveDay[], amount: number, { hours }: LeaveSpan): Issue[] {
  if (days.some(({ free }) => free === 'not_employed')) return [{ path: 'To', message: 'not_employed' }];
  if (amount === 0) return [{ path: 'From', message: 'no_days' }];
  return hours !== null && amount < hours * HOUR ? [{ path: 'Hours', message: 'hours' }] : [];
}

/** What is left with the request: nothing is counted of a type that has no limit. */
export function leftWith(
  account: LeaveAccount,
  days: readonly LeaveDay[],
  { span, except }: { span: LeaveSpan; except: string },
) {
  const asked = days.filter(({ amount }) => amount > 0);
  const held = account.pending.filter(({ requestId }) => requestId !== except);
  const foreseen = account.foreseen(lastHeld([...held, ...asked, ...account.entries]), held);
  const atEnd = foresee({ ...foreseen, held: [...held, ...asked] }, span.to);
  return { left: atEnd.balance, lowest: lowestWith(foreseen, asked) };
}

const lastHeld = (days: readonly { readonly day: CalendarDate }[]) =>
  days.reduce((last, { day }) => (day > last ? day : last), '');

const NOTHING = { days: [], amount: 0, left: null, lowest: null, needsProof: false };

/** Weighs a request by the rule of its first day, beside all that is held; `before` is what it was, where it is changed. */
export async function weighLeave(
  reader: LeaveReader,
  asking: Asking,
  { holder, before }: { readonly holder: LeaveHolder; readonly before: FoundRequest | null },
): Promise<AskedLeave> {
  const { db, language, now } = reader;
  const today = await ownDayOf(db, holder.personId, now);
  const span = spanOf(asking);
  const ofSpan = spanIssues(span, today);
  const type = (await readTypes(db, language)).find(({ code }) => code === asking.TypeCode) ?? null;
  if (ofSpan.length > 0) return { ...NOTHING, span, type, issues: ofSpan };

  const accounts = await readAccounts(db, holder, { today: dayOf(now), until: span.to });
  const account = accounts.get(asking.TypeCode);
  const rule = account && ruleOn(account.rules, span.from);
  const isTheirs = account && rule && (account.entries.length > 0 || account.isFor(rule, span.from));
  const isOpen = type?.isActive || before?.typeCode === type?.code;
  if (!type || !rule || !isTheirs || !isOpen)
    return { ...NOTHING, span, type, issues: [{ path: 'TypeCode', message: 'not_offered' }] };

  const known = { from: span.from, to: span.to, knownOn: toldOn(holder, today) };
  const days = countDays(span, await personCalendar(db, holder.id, known, language), rule);
  const amount = amountOfDays(days);
  const needsProof = rule.proofFrom !== null && amount >= rule.proofFrom;
  const issues: Issue[] = [...pieceIssues(rule, span), ...dayIssues(days, amount, span)];
  if (await overlapsHeld(db, holder.id, { days, except: before?.id ?? null }))
    issues.push({ path: 'From', message: 'overlaps' });
  // Who keeps somebody enters what was told too late.
  if (holder.isOwn && rule.noticeDays > 0 && daysBetween(today, span.from) < rule.noticeDays)
    issues.push({ path: 'From', message: 'notice' });
  if (needsProof && asking.ProofCode === '') issues.push({ path: 'ProofCode', message: 'proof_required' });
  if (amount === 0) return { ...NOTHING, span, type, days, issues };

  const { left, lowest } = leftWith(account, days, { span, except: before?.id ?? '' });
  if (rule.belowZero !== null && lowest < -rule.belowZero) issues.push({ path: 'To', message: 'balance' });
  const isLimited = rule.belowZero !== null;
  return {
    ...{ span, type, days, amount, needsProof, issues },
    left: isLimited ? left : null,
    lowest: isLimited ? lowest : null,
  };
}
