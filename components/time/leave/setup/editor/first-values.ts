import type { Language } from '@/lib/contract/platform/languages';
import type { DatedRule } from '../rules/dated-rules';
import { firstPeriodOf } from '../sentences/first-period';
import { FIRST_RULE, valuesOfRule, type RuleValues } from './rule-values';

interface Editing {
  readonly corrected: DatedRule | null;
  /** The last of the rules that there are. */
  readonly latest: DatedRule | null;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The day after, so that a period which begins today is not taken for the next one. */
const tomorrowOf = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** What the editor begins with: the rule that is corrected; else the last one from its next period on; else an empty one from this year on. */
export function firstValues({ corrected, latest, today }: Editing, language: Language): RuleValues {
  if (corrected) return valuesOfRule(corrected.rule, corrected.from, language);
  if (!latest) return { ...FIRST_RULE, From: `${today.slice(0, 4)}-01-01` };
  const since = latest.from > today ? latest.from : today;
  const next = firstPeriodOf(latest.rule, tomorrowOf(since)) ?? tomorrowOf(since);
  return valuesOfRule(latest.rule, next, language);
}
