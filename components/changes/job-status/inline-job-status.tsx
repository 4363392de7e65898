import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { FormSubject } from '../form/use-change-form';
import { JobStatusForm } from './job-status-form';

interface InlineJobStatusProps {
  readonly subject: FormSubject;
  /** The row that is edited; null for a new one. */
  readonly id: string | null;
  readonly proposedDay?: string;
  readonly label: string;
  readonly onCancel: () => void;
  readonly onSaved: () => unknown;
}

/** The form of a status where it stands, with what it needs read here. */
export function InlineJobStatus({ subject, id, ...form }: InlineJobStatusProps) {
  const { ChillCode } = subject;
  const once = { revalidateOnFocus: false } as const;
  const choices = useCall('listJobStatusChoices', { ChillCode, Mode: id ? 'edit' : 'add' }, once);
  const record = useCall('getJobStatus', id ? { ChillCode, JobCode: id } : null, once);
  const skeleton = <SkeletonRows rows={3} />;
  return (
    <PanelData of={choices} skeleton={skeleton}>
      {(listed) =>
        id ? (
          <PanelData of={record} skeleton={skeleton}>
            {(read) => <JobStatusForm {...form} subject={subject} choices={listed} record={read} />}
          </PanelData>
        ) : (
          <JobStatusForm {...form} subject={subject} choices={listed} record={null} />
        )
      }
    </PanelData>
  );
}
