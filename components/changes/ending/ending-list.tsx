'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { EndingRow } from './ending-row';

/** Statuses whose end is near or past: each is settled in its row. */
export function EndingList() {
  const t = useMessages('changes.ending');
  const tPages = useMessages('changes.pages');
  const ending = useCall('listEndingStatuses', {});
  return (
    <PanelData of={ending} skeleton={<SkeletonRows rows={5} />}>
      {(rows) => (
        <Card>
          {rows.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
          <ul aria-label={tPages('ending')} className="divide-y divide-line">
            {rows.map((row) => (
              <EndingRow key={row.JobCode} row={row} onSettled={() => ending.mutate()} />
            ))}
          </ul>
        </Card>
      )}
    </PanelData>
  );
}
