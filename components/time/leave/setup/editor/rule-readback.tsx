import { Card } from '@/components/ui/card';
import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { dayText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import type { DatedRule } from '../rules/dated-rules';
import { RuleChanges } from '../rules/rule-changes';
import { firstPeriodOf } from '../sentences/first-period';
import { ruleSentences } from '../sentences/rule-sentences';
import type { RuleTextContext } from '../sentences/rule-text-context';

interface RuleReadbackProps {
  readonly context: RuleTextContext;
  readonly rule: LeaveRule;
  /** YYYY-MM-DD; empty while none is given. */
  readonly from: string;
  /** The rule that it changes; null for the first one. */
  readonly before: DatedRule | null;
  readonly isReplacing: boolean;
}

/** What is typed of a rule as sentences, with what it changes, while it is typed. */
export function RuleReadback({ context, rule, from, before, isReplacing }: RuleReadbackProps) {
  const t = useMessages('leave-setup');
  const isWhole = rule.basis === 'none' || rule.amount > 0;
  const first = from ? firstPeriodOf(rule, from) : null;
  return (
    <Card className="p-5 lg:sticky lg:top-20">
      <section aria-labelledby="rule-readback">
        <h2 id="rule-readback" className="text-base font-semibold">
          {t('editor.inWords')}
        </h2>
        <div aria-live="polite" className="mt-2 space-y-1.5">
          {isWhole ? (
            ruleSentences(context, rule).map((sentence) => <p key={sentence}>{sentence}</p>)
          ) : (
            <p className="text-muted">{t('editor.waiting')}</p>
          )}
        </div>
        {isWhole && first && (
          <p className="mt-3 rounded bg-accent-tint px-3 py-2 text-accent-text">
            {t('editor.firstPeriod', { day: dayText(first, context.language) })}
          </p>
        )}
        {isReplacing && <p className="mt-3 rounded bg-warning-tint px-3 py-2 text-warning">{t('editor.replaces')}</p>}
      </section>
      {isWhole && before && (
        <section aria-labelledby="rule-changes" className="mt-5 border-t border-line pt-4">
          <h2 id="rule-changes" className="mb-1.5 font-semibold">
            {t('rules.changes')}
          </h2>
          <RuleChanges context={context} before={before.rule} after={rule} />
        </section>
      )}
    </Card>
  );
}
