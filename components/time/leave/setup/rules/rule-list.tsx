import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useMessages } from '@/lib/i18n/use-messages';
import type { RuleTextContext } from '../sentences/rule-text-context';
import { ruleOn, type DatedRule } from './dated-rules';
import { RuleEntry } from './rule-entry';

interface RuleListProps {
  readonly context: RuleTextContext;
  /** The first one first. */
  readonly rules: readonly DatedRule[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Opens the editor: with a rule that is corrected, or for a new one. */
  readonly onEdit: (dated: DatedRule | null) => void;
}

/** The rules of a type by the day from which they hold, the latest first. */
export function RuleList({ context, rules, today, onEdit }: RuleListProps) {
  const t = useMessages('leave-setup.rules');
  const inForce = ruleOn(rules, today);
  const stateOf = (dated: DatedRule) => (dated === inForce ? 'inForce' : dated.from > today ? 'toCome' : 'over');
  if (rules.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <Button type="button" onClick={() => onEdit(null)}>
              {t('first')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <Card className="p-5 md:p-6">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 tabIndex={-1} className="text-base font-semibold outline-none">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{t('about')}</p>
        </div>
        <Button type="button" onClick={() => onEdit(null)}>
          {t('change')}
        </Button>
      </div>
      <ol>
        {rules
          .map((dated, at) => (
            <RuleEntry
              key={dated.from}
              context={context}
              dated={dated}
              before={rules[at - 1] ?? null}
              state={stateOf(dated)}
              onCorrect={() => onEdit(dated)}
            />
          ))
          .reverse()}
      </ol>
    </Card>
  );
}
