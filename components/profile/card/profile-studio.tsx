import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { EmploymentCard } from '../around/employment-card';
import { ReportingCard } from '../around/reporting-card';
import { TagCard } from '../around/tag-card';
import { RecordSections } from '../overview/record-sections';

/** All that a record says, and what stands beside it, as far as it is open to the reader (Q18). */
export function ProfileStudio({ cardKey }: { readonly cardKey: string }) {
  const sections = useCall('listSectionFacts', { ChillCode: cardKey });
  const lines = useCall('listReportingInfo', { UserCode: cardKey });
  const tags = useCall('listTagInfo', { UserCode: cardKey });
  const statuses = useCall('listEmploymentStatuses', { UserCode: cardKey });
  return (
    <div className="space-y-6">
      <div className="gap-6 space-y-6 lg:columns-2">
        <ReportingCard lines={lines.data ?? []} />
        <EmploymentCard statuses={statuses.data ?? []} />
        <TagCard tags={tags.data ?? []} />
      </div>
      <PanelData of={sections} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <RecordSections sections={found} cardKey={cardKey} isPast={false} />}
      </PanelData>
    </div>
  );
}
