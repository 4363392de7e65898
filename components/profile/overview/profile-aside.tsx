import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageButton } from '@/components/platform/page-button';
import { Card } from '@/components/ui/card';
import { LockIcon } from '@/components/ui/icons/icons';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import type { ReplyFor } from '@/lib/contract/all';
import { addressOfChecklist } from '../addresses/section-addresses';
import { ReportingLines } from './reporting-lines';

interface ProfileAsideProps {
  readonly record: ReplyFor<'getEmployeeHeader'>;
  /** CARD-17: the print flag. */
  readonly hasChecklist: boolean;
  /** Whose it is; left out: one's own. */
  readonly cardKey: string | undefined;
  /** The cards of a record that is open. */
  readonly children: ReactNode;
}

/** What stands beside the facts; of a colleague whose record is closed, why there is no more. */
export async function ProfileAside({ record, hasChecklist, cardKey, children }: ProfileAsideProps) {
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
      {children}
      <Card className="flex flex-wrap items-center gap-4 p-5 md:p-6">
        <ProgressRing percent={record.EmpPercentage} label={t('complete', { percent: record.EmpPercentage })} />
        <div className="min-w-0" aria-hidden="true">
          <p className="font-semibold">{t('completeTitle')}</p>
          <p className="text-muted">{t('complete', { percent: record.EmpPercentage })}</p>
        </div>
        {hasChecklist && <PageButton page={addressOfChecklist(cardKey)}>{t('checklist')}</PageButton>}
      </Card>
    </div>
  );
}
