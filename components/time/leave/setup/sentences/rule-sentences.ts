import { PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { belowZeroText, grantClauses, takingClauses } from './rule-clauses';
import { whomText, type RuleTextContext } from './rule-text-context';

function sentenceOf({ t }: RuleTextContext, clauses: readonly string[]): string {
  const text = clauses.reduceRight((rest, first) => t('clauses', { first, rest }));
  return t('sentence', { text });
}

const isForAll = ({ units, locations }: LeaveRule): boolean => units.length === 0 && locations.length === 0;

/** Sentences as they follow each other in a language. */
const joined = ({ t }: RuleTextContext, sentences: readonly string[]): string =>
  sentences.reduceRight((rest, first) => t('sentences', { first, rest }));

/** A rule in one sentence, or two: how much there is, and for whom where that is not everybody. */
export function ruleSummary(context: RuleTextContext, rule: LeaveRule): string {
  const grant = sentenceOf(context, grantClauses(context, rule));
  return isForAll(rule) ? grant : joined(context, [grant, whomSentence(context, rule)]);
}

const whomSentence = (context: RuleTextContext, rule: LeaveRule) =>
  sentenceOf(context, [context.t('whom', { whom: whomText(context, rule) })]);

/** All that a rule says, a sentence for each thing. */
export function ruleSentences(context: RuleTextContext, rule: LeaveRule): string[] {
  const { t, amount } = context;
  const daysText = (days: number) => amount(days * PARTS_PER_DAY);
  const { earnedDays, claimDays } = rule;
  const sentences = [
    grantClauses(context, rule),
    claimDays !== null && [t('claimed', { days: daysText(claimDays) })],
    earnedDays !== null && [t('earned', { days: daysText(earnedDays) })],
    [belowZeroText(context, rule)],
    takingClauses(context, rule, daysText),
    rule.isEncashed && [t('encashed')],
  ].filter((clauses) => clauses !== false);
  return [...sentences.map((clauses) => sentenceOf(context, clauses)), whomSentence(context, rule)];
}

/** The same as one text. */
export const ruleText = (context: RuleTextContext, rule: LeaveRule): string =>
  joined(context, ruleSentences(context, rule));
