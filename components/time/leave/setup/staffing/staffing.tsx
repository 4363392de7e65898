import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Audience } from '../sentences/rule-text-context';
import { MinimumForm } from './minimum-form';
import { MinimumRow } from './minimum-row';

/** How many of each unit are wanted to be there: who asks for leave and who decides about it is warned, and nobody is refused. */
export function Staffing({ audience }: { readonly audience: Audience }) {
  const t = useMessages('leave-setup.staffing');
  const minimums = useCall('listStaffingMinimums', {});
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="p-5 md:p-6">
        <h2 className="text-base font-semibold">{t('title')}</h2>
        <p className="mt-1 mb-4 max-w-2xl text-muted">{t('about')}</p>
        <PanelData of={minimums} skeleton={<Skeleton className="h-12" />}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="text-muted">{t('none')}</p>
            ) : (
              <ul aria-label={t('title')} className="divide-y divide-line border-y border-line">
                {rows.map((row) => (
                  <MinimumRow
                    key={`${row.UnitCode} ${row.LocationCode}`}
                    row={row}
                    onRemoved={(after) => void minimums.mutate(after, { revalidate: false })}
                  />
                ))}
              </ul>
            )
          }
        </PanelData>
      </Card>
      <MinimumForm audience={audience} onSaved={(after) => void minimums.mutate(after, { revalidate: false })} />
    </div>
  );
}
