import { useMinute } from '@/components/ui/use-minute';
import { nextDues, type Timetable } from '@/lib/contract/platform/schedules/timetable';
import { dateTimeText, ZONE } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { frequencyText } from './frequency-text';

const SHOWN = 5;

/** When a schedule would run, before it is saved. */
export function NextRuns({ timetable }: { readonly timetable: Timetable }) {
  const t = useMessages('schedules');
  const language = useLanguage();
  const dues = nextDues(timetable, useMinute(), SHOWN);
  return (
    <section aria-label={t('nextRuns')} className="rounded border border-line bg-surface-sunken px-4 py-3">
      <p className="font-medium">
        {t('inZone', { times: frequencyText(t, timetable.frequency, timetable.time), zone: ZONE })}
      </p>
      <ol className="mt-1 text-muted digits">
        {dues.map((due) => (
          <li key={due.getTime()}>{dateTimeText(due, language)}</li>
        ))}
      </ol>
    </section>
  );
}
