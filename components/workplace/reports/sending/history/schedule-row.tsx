import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { useMessages } from '@/lib/i18n/use-messages';
import { DeliveryBadge } from './delivery-badge';
import { RunList } from './run-list';
import { ScheduleActions } from './schedule-actions';
import { frequencyOfSchedule } from './schedule-words';

interface ScheduleRowProps {
  readonly schedule: ReportSchedule;
  readonly refreshMs: number;
  readonly onChanged: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** RHIS-02: a schedule or what was sent at once, how its last run went, and on request what everybody got. */
export function ScheduleRow({ schedule, refreshMs, ...actions }: ScheduleRowProps) {
  const t = useMessages('report-sending');
  const [isOpen, setIsOpen] = useState(false);
  const { HeaderCode, SaveReportName, PausedBecause, NextDueAt, LastRunAt, LastRunState, LastRunCounts } = schedule;
  const frequency = frequencyOfSchedule(useMessages('schedules'), schedule);
  const isPaused = frequency !== null && !schedule.Active;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 basis-64 grow space-y-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium wrap-anywhere">{SaveReportName}</span>
            {isPaused && <Badge>{t('paused')}</Badge>}
          </p>
          <p className="text-muted">
            {frequency ?? t('sentAtOnce')}
            {NextDueAt && (
              <RelativeTime at={NextDueAt} isAhead sentence={(when) => ` · ${t('next', { when })}`} isStop />
            )}
          </p>
          {isPaused && PausedBecause !== '' && PausedBecause !== 'hand' && (
            <p className="text-danger">{t(`pauses.${PausedBecause}`)}</p>
          )}
          {LastRunAt && (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
              <RelativeTime at={LastRunAt} sentence={(when) => t('last', { when })} isStop />
              {(LastRunState === 'waiting' || LastRunState === 'running') && (
                <Badge tone="accent">{t(`runs.${LastRunState}`)}</Badge>
              )}
              {LastRunState === 'failed' && <Badge tone="danger">{t('runs.failed')}</Badge>}
              {LastRunCounts.map(({ State, Count }) => (
                <DeliveryBadge key={State} state={State} count={Count} />
              ))}
            </p>
          )}
        </div>
        <ScheduleActions schedule={schedule} {...actions} />
      </div>
      {LastRunAt && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('detailsNamed', { name: SaveReportName })}
            onClick={() => setIsOpen(!isOpen)}
            className="group mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-accent-text md:min-h-8"
          >
            {t('details')}
            <ChevronDownIcon className="size-4 transition-transform duration-150 group-aria-expanded:rotate-180" />
          </button>
          {isOpen && (
            <div className="enter-fade mt-2 rounded border border-line bg-surface-sunken px-4 py-3">
              <RunList code={HeaderCode} refreshMs={refreshMs} />
            </div>
          )}
        </>
      )}
    </li>
  );
}
