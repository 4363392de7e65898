import { PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import type { Translate } from '@/lib/i18n/message-key';
import { belowZeroText, carryClause, grantClause, isOfTime } from './rule-clauses';
import { monthName, whomText, type RuleTextContext } from './rule-text-context';
import { roundingOf } from './rounding';

interface RuleFact {
  readonly label: string;
  /** Empty where the rule has no such thing. */
  readonly text: string;
}

/** A rule by its parts, to be held beside another one; both have the same parts in the same order. */
export function ruleFacts(t: Translate<'leave-setup'>, context: RuleTextContext, rule: LeaveRule): RuleFact[] {
  const { language, amount } = context;
  const grants = rule.basis !== 'none';
  const yesNo = (isSo: boolean) => t(isSo ? 'rule.yes' : 'rule.no');
  const days = (count: number) => amount(count * PARTS_PER_DAY);
  return [
    { label: t('fields.whom'), text: whomText(context, rule) },
    { label: t('fields.grant'), text: grantClause(context, rule) },
    { label: t('fields.yearBegins'), text: grants ? monthName(rule.yearBegins, language) : '' },
    { label: t('fields.proRata'), text: isOfTime(rule) ? t(`proRatas.${rule.proRata}`) : '' },
    { label: t('fields.rounding'), text: grants ? t(`roundings.${roundingOf(rule)}`) : '' },
    {
      label: t('fields.granted'),
      text: isOfTime(rule) ? t(rule.isGrantedAfter ? 'granted.after' : 'granted.before') : '',
    },
    { label: t('fields.carry'), text: grants ? carryClause(context, rule) : '' },
    {
      label: t('fields.earnedDays'),
      text: rule.earnedDays === null ? t('rule.noEnd') : days(rule.earnedDays),
    },
    {
      label: t('fields.claimDays'),
      text: rule.claimDays === null ? t('rule.notClaimed') : days(rule.claimDays),
    },
    { label: t('fields.belowZero'), text: belowZeroText(context, rule) },
    { label: t('fields.piece'), text: t(`pieces.${rule.piece}`) },
    { label: t('fields.between'), text: yesNo(rule.countsBetween) },
    { label: t('fields.noticeDays'), text: days(rule.noticeDays) },
    { label: t('fields.proofFrom'), text: rule.proofFrom === null ? t('editor.never') : amount(rule.proofFrom) },
    { label: t('fields.isEncashed'), text: yesNo(rule.isEncashed) },
  ];
}
