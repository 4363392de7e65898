import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { monthName, type RuleTextContext } from './rule-text-context';

const MONTHS_PER_YEAR = 12;

/** Whether its grants are for a span of time, of which somebody may be here for a part. */
export const isOfTime = ({ basis }: Pick<LeaveRule, 'basis'>): boolean => basis === 'year' || basis === 'month';

/** What a rule grants. */
export function grantClause({ t, language, amount }: RuleTextContext, rule: LeaveRule): string {
  const days = amount(rule.amount);
  switch (rule.basis) {
    case 'year':
      return t('grant.year', { days, month: monthName(rule.yearBegins, language) });
    case 'month':
      return t('grant.month', { days });
    case 'worked':
      return t('grant.worked', { days, count: rule.perWorkedDays });
    default:
      return t('grant.none');
  }
}

/** What becomes of what is left when the year ends; it lasts so many months of the new year. */
export function carryClause({ t, language, amount }: RuleTextContext, { carry, yearBegins }: LeaveRule): string {
  if (!carry) return t('carry.off');
  const { cap, months } = carry;
  if (months === null) return cap === null ? t('carry.all') : t('carry.cap', { days: amount(cap) });
  if (months >= MONTHS_PER_YEAR)
    return cap === null
      ? t('carry.allFor', { count: months })
      : t('carry.capFor', { days: amount(cap), count: months });
  const month = monthName(((yearBegins + months - 2) % MONTHS_PER_YEAR) + 1, language);
  return cap === null ? t('carry.allUntil', { month }) : t('carry.capUntil', { days: amount(cap), month });
}

/** How much there is, and what becomes of it. */
export function grantClauses(context: RuleTextContext, rule: LeaveRule): string[] {
  const { t, language } = context;
  const { basis, yearBegins } = rule;
  const isAfter = isOfTime(rule) && rule.isGrantedAfter;
  const isOtherYear = (basis === 'month' || basis === 'worked') && yearBegins !== 1;
  return [
    grantClause(context, rule),
    isOfTime(rule) && t(`proRata.${rule.proRata}`),
    isAfter && t(basis === 'year' ? 'grantedAfter.year' : 'grantedAfter.month'),
    isOtherYear && t('yearBegins', { month: monthName(yearBegins, language) }),
    basis !== 'none' && carryClause(context, rule),
  ].filter((clause) => clause !== false);
}

const proofClause = ({ t, amount }: RuleTextContext, proofFrom: number) =>
  proofFrom === 0 ? t('proofAlways') : t('proof', { days: amount(proofFrom) });

/** How it is asked for. */
export function takingClauses(context: RuleTextContext, rule: LeaveRule, daysText: (days: number) => string): string[] {
  const { t } = context;
  return [
    t(`piece.${rule.piece}`),
    rule.countsBetween && t('between'),
    rule.noticeDays > 0 && t('notice', { days: daysText(rule.noticeDays) }),
    rule.proofFrom !== null && proofClause(context, rule.proofFrom),
  ].filter((clause) => clause !== false);
}

export function belowZeroText({ t, amount }: RuleTextContext, { belowZero }: LeaveRule): string {
  if (belowZero === null) return t('belowZero.any');
  return belowZero === 0 ? t('belowZero.no') : t('belowZero.to', { days: amount(belowZero) });
}
