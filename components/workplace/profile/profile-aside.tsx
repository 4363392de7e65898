import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { LockIcon } from '@/components/ui/icons/icons';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import type { ReplyFor } from '@/lib/contract/all';
import { ReportingLines } from './reporting-lines';

/** What stands beside the facts; of a colleague whose record is closed, why there is no more. */
export async function ProfileAside({ record }: { record: ReplyFor<'getEmployeeHeader'> }) {
  const t = await getTranslations('profile');
  if (!record.IsWhole) {
    return (
      <div className="space-y-6">
        {record.ReportingManager && <ReportingLines record={record} />}
        <Card className="flex gap-4 p-5 md:p-6">
          <LockIcon className="mt-0.5 size-5 text-accent-text" />
          <div className="min-w-0">
            <h2 className="font-semibold">{t('closedTitle')}</h2>
            <p className="mt-1 text-muted">{t('closedText', { name: record.Name })}</p>
          </div>
        </Card>
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <ReportingLines record={record} />
      <Card className="flex items-center gap-4 p-5 md:p-6">
        <ProgressRing percent={record.EmpPercentage} label={t('complete', { percent: record.EmpPercentage })} />
        <div className="min-w-0" aria-hidden="true">
          <p className="font-semibold">{t('completeTitle')}</p>
          <p className="text-muted">{t('complete', { percent: record.EmpPercentage })}</p>
        </div>
      </Card>
    </div>
  );
}
