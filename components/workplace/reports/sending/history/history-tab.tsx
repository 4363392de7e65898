import { useState } from 'react';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { useMessages } from '@/lib/i18n/use-messages';
import { SendingFooter } from '../sending-footer';
import { RemoveScheduleDialog } from './remove-schedule-dialog';
import { ScheduleRow } from './schedule-row';

interface HistoryTabProps {
  /** The `ReportCode`. */
  readonly code: string;
  readonly onEdit: (schedule: ReportSchedule) => void;
  readonly onClose: () => void;
}

const LazySubscriptions = lazyWithMessages(
  'report-subscriptions',
  (language) => import(`@/messages/${language}/report-subscriptions.json`),
  async () => (await import('../../subscriptions/subscriptions-of-report')).SubscriptionsOfReport,
);

const BUSY_MS = 2_000;
const IDLE_MS = 30_000;

const isUnderWay = ({ LastRunState, LastRunCounts }: ReportSchedule) =>
  LastRunState === 'waiting' || LastRunState === 'running' || LastRunCounts.some(({ State }) => State === 'queued');

/** RHIS-01: one's own schedules of a report and what one sent at once, the latest first. */
export function HistoryTab({ code, onEdit, onClose }: HistoryTabProps) {
  const t = useMessages('report-sending');
  const [removed, setRemoved] = useState<ReportSchedule | null>(null);
  const schedules = useCall(
    'listReportSchedules',
    { ReportCode: code },
    { dedupingInterval: 0, refreshInterval: (found) => (found?.some(isUnderWay) ? BUSY_MS : IDLE_MS) },
  );
  const refreshMs = schedules.data?.some(isUnderWay) ? BUSY_MS : 0;
  return (
    <div className="pt-2">
      <PanelData of={schedules} skeleton={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('noHistory')} text={t('noHistoryText')} />
          ) : (
            <ul aria-label={t('history')} className="divide-y divide-line">
              {found.map((schedule) => (
                <ScheduleRow
                  key={schedule.HeaderCode}
                  schedule={schedule}
                  refreshMs={refreshMs}
                  onChanged={() => void schedules.mutate()}
                  onEdit={() => onEdit(schedule)}
                  onRemove={() => setRemoved(schedule)}
                />
              ))}
            </ul>
          )
        }
      </PanelData>
      <LazySubscriptions code={code} />
      <SendingFooter>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </SendingFooter>
      {removed && (
        <RemoveScheduleDialog
          schedule={removed}
          onRemoved={() => void schedules.mutate()}
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  );
}
