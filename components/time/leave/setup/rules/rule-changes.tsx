import { changeLine } from '@/components/platform/lookups/changes';
import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { ruleFacts } from '../sentences/rule-facts';
import type { RuleTextContext } from '../sentences/rule-text-context';

interface RuleChangesProps {
  readonly context: RuleTextContext;
  readonly before: LeaveRule;
  readonly after: LeaveRule;
}

/** What a rule says otherwise than the one before it. */
export function RuleChanges({ context, before, after }: RuleChangesProps) {
  const t = useMessages('leave-setup');
  const lookups = useMessages('lookups');
  const facts = ruleFacts(t, context, after);
  const lines = ruleFacts(t, context, before).flatMap(({ label, text }, at) =>
    changeLine(lookups, label, text, facts[at]?.text ?? ''),
  );
  if (lines.length === 0) return <p className="text-muted">{t('rules.unchanged')}</p>;
  return (
    <ul className="list-disc space-y-0.5 pl-5 marker:text-line-strong">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
