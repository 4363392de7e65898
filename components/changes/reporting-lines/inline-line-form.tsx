import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { ManagerForm } from './manager-form';
import type { ManagerFormOptions } from './use-manager-form';

interface InlineLineFormProps extends Omit<ManagerFormOptions, 'record'> {
  /** The row that is edited; null for a new one. */
  readonly id: string | null;
  readonly label: string;
  readonly onCancel: () => void;
}

const RECORDS = { manager: 'getManagerLine', admin_manager: 'getAdminManagerLine' } as const;

/** The form of a line where it stands, with what it needs read here. */
export function InlineLineForm({ id, ...form }: InlineLineFormProps) {
  const { ChillCode } = form.subject;
  const record = useCall(RECORDS[form.kind], id ? { ChillCode, JobCode: id } : null, { revalidateOnFocus: false });
  if (id === null) return <ManagerForm {...form} record={null} />;
  return (
    <PanelData of={record} skeleton={<SkeletonRows rows={3} />}>
      {(read) => <ManagerForm {...form} record={read} />}
    </PanelData>
  );
}
