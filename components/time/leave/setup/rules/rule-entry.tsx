import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { dayText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { ruleText } from '../sentences/rule-sentences';
import type { RuleTextContext } from '../sentences/rule-text-context';
import type { DatedRule } from './dated-rules';
import { RuleChanges } from './rule-changes';

interface RuleEntryProps {
  readonly context: RuleTextContext;
  readonly dated: DatedRule;
  /** The one that it follows. */
  readonly before: DatedRule | null;
  readonly state: 'inForce' | 'toCome' | 'over';
  readonly onCorrect: () => void;
}

/** A rule in the line of those that a type had and will have, with what changed by it. */
export function RuleEntry({ context, dated, before, state, onCorrect }: RuleEntryProps) {
  const t = useMessages('leave-setup.rules');
  const day = dayText(dated.from, context.language);
  return (
    <li
      className={clsx(
        'relative border-l-2 pb-7 pl-5 last:pb-0',
        state === 'inForce' ? 'border-accent-text' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t('from', { day })}</h3>
        <Badge tone={state === 'inForce' ? 'success' : state === 'toCome' ? 'accent' : 'neutral'}>{t(state)}</Badge>
        <button
          type="button"
          aria-label={t('correctNamed', { day })}
          onClick={onCorrect}
          className={clsx(rowButtonClasses, 'ml-auto')}
        >
          {t('correct')}
        </button>
      </div>
      <p className={clsx('mt-1.5 max-w-prose', state === 'over' && 'text-muted')}>{ruleText(context, dated.rule)}</p>
      {before && (
        <div className="mt-3">
          <h4 className="text-xs font-medium text-muted">{t('changes')}</h4>
          <div className="mt-1">
            <RuleChanges context={context} before={before.rule} after={dated.rule} />
          </div>
        </div>
      )}
    </li>
  );
}
