import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { ReporteePages } from './reportee-pages';

/** CARD-13: fewer are no list to open. */
export const MIN_REPORTEES = 6;

interface ReporteesProps {
  readonly leaderKey: string;
  readonly count: number;
}

/** The button that shows who reports to somebody, and they below it. */
export function Reportees({ leaderKey, count }: ReporteesProps) {
  const t = useMessages('profile-card');
  const [isOpen, setIsOpen] = useState(false);
  const people = useCall('listReportees', isOpen ? { Kind: 'manager', ChillCode: leaderKey } : null);
  return (
    <div className="mt-3">
      <Button type="button" variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('reportees', { count })}
      </Button>
      {isOpen && (
        <PanelData of={people} skeleton={<SkeletonRows rows={4} />}>
          {(found) => <ReporteePages people={found} />}
        </PanelData>
      )}
    </div>
  );
}
