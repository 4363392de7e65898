import { PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { belowZeroText, grantClauses, takingClauses } from './rule-clauses';
import { whomText, type RuleWords } from './rule-words';

function sentenceOf({ t }: RuleWords, clauses: readonly string[]): string {
  const text = clauses.reduceRight((rest, first) => t('clauses', { first, rest }));
  return t('sentence', { text });
}

const isForAll = ({ units, locations }: LeaveRule): boolean => units.length === 0 && locations.length === 0;

/** Sentences as they follow each other in a language. */
const joined = ({ t }: RuleWords, sentences: readonly string[]): string =>
  sentences.reduceRight((rest, first) => t('sentences', { first, rest }));

/** A rule in one sentence, or two: how much there is, and for whom where that is not everybody. */
export function ruleSummary(words: RuleWords, rule: LeaveRule): string {
  const grant = sentenceOf(words, grantClauses(words, rule));
  return isForAll(rule) ? grant : joined(words, [grant, whomSentence(words, rule)]);
}

const whomSentence = (words: RuleWords, rule: LeaveRule) =>
  sentenceOf(words, [words.t('whom', { whom: whomText(words, rule) })]);

/** All that a rule says, a sentence for each thing. */
export function ruleSentences(words: RuleWords, rule: LeaveRule): string[] {
  const { t, amount } = words;
  const daysText = (days: number) => amount(days * PARTS_PER_DAY);
  const { earnedDays } = rule;
  const sentences = [
    grantClauses(words, rule),
    earnedDays !== null && [t('earned', { days: daysText(earnedDays) })],
    [belowZeroText(words, rule)],
    takingClauses(words, rule, daysText),
    rule.isEncashed && [t('encashed')],
  ].filter((clauses) => clauses !== false);
  return [...sentences.map((clauses) => sentenceOf(words, clauses)), whomSentence(words, rule)];
}

/** The same as one text. */
export const ruleText = (words: RuleWords, rule: LeaveRule): string => joined(words, ruleSentences(words, rule));
