import type { LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import type { CalendarDate } from '../../../platform/dates';
import { daysShared, lastDayOf, leaveYearOf, monthOf, monthsAfter, monthsIn, type Period } from './leave-year';

/** When somebody is employed, and with what share of full time from each day on, in per cent: full time before the first. */
export interface Employed {
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  readonly shares: readonly { readonly from: CalendarDate; readonly percent: number }[];
}

/** The rule that a type has from a day on. */
export interface DatedRule {
  readonly from: CalendarDate;
  readonly rule: LeaveRule;
}

export interface Grant {
  /** The first day of its period. */
  readonly period: CalendarDate;
  readonly day: CalendarDate;
  readonly amount: number;
  readonly lastDay: CalendarDate;
}

/** The least number that the lengths of all months divide, so that parts of months are whole numbers. */
export const MONTH = 377_580;
/** A whole month of full time. */
export const WHOLE_MONTH = 100 * MONTH;

/** The rule in force on a day, with since when it is. */
export const ruleDated = (rules: readonly DatedRule[], day: CalendarDate): DatedRule | null =>
  rules.reduce<DatedRule | null>(
    (found, one) => (one.from <= day && (!found || one.from > found.from) ? one : found),
    null,
  );

export const ruleOn = (rules: readonly DatedRule[], day: CalendarDate): LeaveRule | null =>
  ruleDated(rules, day)?.rule ?? null;

/** The length of the periods by which a rule grants. */
export const monthsOfPeriod = ({ basis }: Pick<LeaveRule, 'basis'>): number => (basis === 'year' ? 12 : 1);

/** The period of a rule that begins with a month; null where none does. */
export function periodFrom(rule: LeaveRule, month: CalendarDate): Period | null {
  if (rule.basis === 'none') return null;
  if (rule.basis === 'year' && leaveYearOf(month, rule.yearBegins).first !== month) return null;
  return { first: month, end: monthsAfter(month, monthsOfPeriod(rule)) };
}

/** How much of a month counts, of `WHOLE_MONTH`. */
function weighMonth(month: Period, { validFrom, validTo, shares }: Employed, proRata: LeaveRule['proRata']): number {
  const length = daysShared(month, month.first, null);
  const days = daysShared(month, validFrom, validTo);
  if (proRata === 'full_months' && days < length) return 0;
  const steps = shares.map(({ from, percent }, at) => {
    const since = from > validFrom ? from : validFrom;
    return (percent - (shares[at - 1]?.percent ?? 100)) * daysShared(month, since, validTo);
  });
  return (100 * days + steps.reduce((sum, step) => sum + step, 0)) * (MONTH / length);
}

/** How much of a period counts, of `WHOLE_MONTH` for each of its months. */
export const weighPeriod = (period: Period, employed: Employed, proRata: LeaveRule['proRata']): number =>
  proRata === 'none'
    ? WHOLE_MONTH * monthsIn(period).length
    : monthsIn(period).reduce((sum, month) => sum + weighMonth(month, employed, proRata), 0);

/** A fraction in steps of a rule, halves up. */
export function roundAmount(
  numerator: number,
  denominator: number,
  rule: { readonly roundTo: number; readonly roundsUp: boolean },
): number {
  const [over, under] = [BigInt(numerator), BigInt(denominator) * BigInt(rule.roundTo)];
  const steps = rule.roundsUp ? (over + under - 1n) / under : (2n * over + under) / (2n * under);
  return Number(steps) * rule.roundTo;
}

/** Half days that were worked in a month, for rules that grant by them. */
export type WorkedIn = (month: Period) => number;

function amountOf(rule: LeaveRule, period: Period, employed: Employed, workedIn: WorkedIn): number {
  if (rule.basis === 'worked') return roundAmount(rule.amount * workedIn(period), 2 * rule.perWorkedDays, rule);
  const weight = weighPeriod(period, employed, rule.proRata);
  return roundAmount(rule.amount * weight, WHOLE_MONTH * monthsOfPeriod(rule), rule);
}

/** What a rule grants for a period; null where somebody is not employed in it. */
export function grantFor(rule: LeaveRule, period: Period, employed: Employed, workedIn: WorkedIn): Grant | null {
  const { validFrom, validTo } = employed;
  if (daysShared(period, validFrom, validTo) === 0) return null;
  const last = lastDayOf({ ...period, end: validTo !== null && validTo < period.end ? validTo : period.end });
  const begin = validFrom > period.first ? validFrom : period.first;
  return {
    period: period.first,
    // What is worked is known once it was.
    day: rule.isGrantedAfter || rule.basis === 'worked' ? last : begin,
    amount: amountOf(rule, period, employed, workedIn),
    lastDay: lastDayOf(leaveYearOf(period.first, rule.yearBegins)),
  };
}

/** Whom a rule is for is looked at on the first day that somebody is employed in a period. */
export const audienceDay = (period: Period, { validFrom }: Pick<Employed, 'validFrom'>): CalendarDate =>
  validFrom > period.first ? validFrom : period.first;

interface Granting {
  readonly employed: Employed;
  readonly isFor: (rule: LeaveRule, day: CalendarDate) => boolean;
  readonly workedIn: WorkedIn;
}

/** What the rules of a type grant for all periods that begin within some months, each by the rule of its first day. */
export function grantsIn(rules: readonly DatedRule[], { first, end }: Period, granting: Granting): Grant[] {
  const { employed, isFor, workedIn } = granting;
  return monthsIn({ first: monthOf(first), end }).flatMap((month) => {
    const rule = ruleOn(rules, month.first);
    const period = rule && periodFrom(rule, month.first);
    if (!rule || !period || !isFor(rule, audienceDay(period, employed))) return [];
    const grant = grantFor(rule, period, employed, workedIn);
    return grant && grant.amount > 0 ? [grant] : [];
  });
}
