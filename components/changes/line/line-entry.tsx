import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LineRow, LineState } from './line-row';
import { daysText } from './days-text';

interface LineEntryProps {
  readonly row: LineRow;
  readonly isLast: boolean;
  /** The day that is looked at lies in it. */
  readonly isOnDay: boolean;
}

const DOTS: Record<LineState, string> = {
  past: 'bg-line-strong',
  current: 'bg-accent',
  planned: 'border-2 border-accent-text bg-surface',
};

/** A row of a line of time: what it was from when to when, and what can be done with it. */
export function LineEntry({ row, isLast, isOnDay }: LineEntryProps) {
  const t = useMessages('changes.line');
  const language = useLanguage();
  const { state, title, from, to, detail, mark, facts, justification, actions, below } = row;
  return (
    <li className={clsx('relative flex gap-4 px-5 md:px-6', isOnDay && 'bg-accent-tint')}>
      <span aria-hidden="true" className="relative flex w-3 shrink-0 justify-center">
        <span className={clsx('z-10 mt-5 size-3 rounded-full', DOTS[state])} />
        {!isLast && (
          <span
            className={clsx(
              'absolute top-8 -bottom-5 w-0 border-l',
              state === 'planned' ? 'border-dashed border-accent-text' : 'border-line-strong opacity-60',
            )}
          />
        )}
      </span>
      <div className="min-w-0 flex-1 py-3">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-56">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
              {title}
              {state === 'current' && <Badge tone={isOnDay ? 'neutral' : 'accent'}>{t('current')}</Badge>}
              {state === 'planned' && <Badge tone="success">{t('planned')}</Badge>}
              {isOnDay && <Badge>{t('onThatDay')}</Badge>}
              {mark}
            </div>
            <p className="mt-0.5 text-muted digits">
              {[daysText(t, { from, to }, language), detail].filter(Boolean).join(' · ')}
            </p>
          </div>
          {actions && <div className="flex flex-wrap gap-1.5 print:hidden">{actions}</div>}
        </div>
        {facts.length > 0 && (
          <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1.5">
            {facts.map(({ label, value, isChanged }) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-muted">{label}</dt>
                <dd className={clsx('wrap-anywhere', isChanged && 'font-medium')}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {justification && (
          <p className="mt-2 max-w-prose border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere text-muted">
            <span className="sr-only">{`${t('justification')}: `}</span>
            {justification}
          </p>
        )}
        {below}
      </div>
    </li>
  );
}
