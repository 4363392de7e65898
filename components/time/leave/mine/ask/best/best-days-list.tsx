import { clsx } from 'clsx';
import type { LeaveBestDays } from '@/lib/contract/time/leave/leave';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { weekdayText } from '../../../weekday-text';

interface BestDaysListProps {
  readonly best: readonly LeaveBestDays[];
  readonly isBusy: boolean;
  /** Whether it is of what is chosen now. */
  readonly isCurrent: boolean;
  readonly onChoose: (best: LeaveBestDays) => void;
}

/** Each way as a button: what it takes, what it brings, and when. */
export function BestDaysList({ best, isBusy, isCurrent, onChoose }: BestDaysListProps) {
  const t = useMessages('my-leave.best');
  const language = useLanguage();
  if (best.length === 0) return <p className="text-muted">{t('none')}</p>;
  const day = (wire: string) => weekdayText(wire, language);
  return (
    <ul aria-label={t('title')} aria-busy={!isCurrent} className={clsx('space-y-2', !isCurrent && 'opacity-60')}>
      {best.map((one) => (
        <li key={`${one.From} ${one.To}`}>
          <button
            type="button"
            disabled={isBusy || !isCurrent}
            onClick={() => onChoose(one)}
            className="w-full min-h-11 rounded border border-line bg-surface px-3 py-2 text-left transition-colors duration-150 hover:border-line-strong hover:bg-surface-sunken"
          >
            <span className="block font-medium">{t('gain', { days: daysOfAmount(one.Amount), off: one.DaysOff })}</span>{' '}
            <span className="block digits">{t('span', { from: day(one.OffFrom), to: day(one.OffTo) })}</span>{' '}
            <span className="block text-muted wrap-anywhere">{[...new Set(one.Holidays)].join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
