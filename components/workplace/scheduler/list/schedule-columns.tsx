import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Column } from '@/components/ui/table/column';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import type { ScheduleTexts } from '@/components/platform/schedules/frequency-text';
import { RunState } from '../runs/run-state';
import { ScheduleActions } from './schedule-actions';
import { scheduleText } from './schedule-text';

/** SSCH-17, and how the last run went. */
export function scheduleColumns(
  t: Translate<'scheduler'>,
  frequency: ScheduleTexts,
  language: Language,
): readonly Column<ServiceSchedule>[] {
  return [
    {
      id: 'ServiceName',
      title: t('service'),
      value: ({ ServiceName }) => ServiceName,
      cell: ({ ServiceName }) => <span title={ServiceName}>{ServiceName}</span>,
    },
    {
      id: 'Schedulename',
      title: t('schedule'),
      value: (row) => scheduleText(frequency, row),
      cell: (row) => (
        <span className="flex items-center gap-x-2">
          {!row.RecordActive && (
            <span className="shrink-0">
              <Badge>{t('off')}</Badge>
            </span>
          )}
          <span title={scheduleText(frequency, row)} className="min-w-0 md:truncate">
            {scheduleText(frequency, row)}
          </span>
        </span>
      ),
    },
    {
      id: 'LastExecutedDate',
      title: t('lastRun'),
      value: ({ LastRun }) => LastRun?.StartedAt ?? '',
      text: ({ LastExecutedDate }) => (LastExecutedDate ? wireTimeText(LastExecutedDate, language) : t('never')),
      cell: ({ LastRun }) =>
        LastRun ? <LastRunCell run={LastRun} /> : <span className="text-muted">{t('never')}</span>,
    },
    {
      id: 'NextDueAt',
      title: t('nextRun'),
      value: ({ NextDueAt }) => NextDueAt,
      cell: ({ NextDueAt }) => (NextDueAt ? <RelativeTime at={NextDueAt} isAhead /> : '–'),
    },
    {
      id: 'EffectiveFrom',
      title: t('effectiveFrom'),
      value: ({ EffectiveFrom }) => wireTimeText(EffectiveFrom, language),
      canSort: false,
      isHiddenAtFirst: true,
    },
    { id: 'ExecutionTime', title: t('time'), value: ({ ExecutionTime }) => ExecutionTime, isHiddenAtFirst: true },
    {
      id: 'RecordActive',
      title: t('active'),
      value: ({ RecordActive }) => (RecordActive ? t('yes') : t('no')),
      isHiddenAtFirst: true,
    },
    {
      id: 'actions',
      title: t('actions'),
      value: () => '',
      canSort: false,
      isPinned: true,
      width: 190,
      cell: (schedule) => <ScheduleActions schedule={schedule} />,
    },
  ];
}

function LastRunCell({ run }: { readonly run: NonNullable<ServiceSchedule['LastRun']> }) {
  return (
    <span className="flex items-center gap-x-2 whitespace-nowrap">
      <RelativeTime at={run.StartedAt} />
      <RunState run={run} />
    </span>
  );
}
