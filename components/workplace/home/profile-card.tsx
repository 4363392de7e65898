import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { MailAddress } from '@/components/ui/mail-address';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import { PageMessages } from '@/lib/i18n/page-messages';
import { ReporteeCount } from './reportee-count';

/** EMP-18 to EMP-23: the employee's own header record. */
export async function ProfileCard({ record }: { record: ReplyFor<'getEmployeeHeader'> }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const reportees = (kind: 'manager' | 'admin', title: string, count: number) => {
    const text = t('people', { count });
    return count > 0 ? <ReporteeCount key={kind} kind={kind} title={title} text={text} /> : text;
  };
  const isActive = record.Active !== 'N';
  const facts: [name: string, value: ReactNode][] = [
    [t('employeeId'), record.Empid],
    [t('unit'), record.Unit_Name],
    [t('location'), record.Location_Name],
    [t('manager'), personRef(record.ReportingManager, record.ReportingManagerID)],
    [t('reviewer'), personRef(record.Reviewer_Name, record.Reviewer_Empid)],
    [t('joined'), wireTimeText(record.DateOfJoin, locale)],
    [t('roles'), record.Roles],
    [t('email'), record.EmailID && <MailAddress key="email" address={record.EmailID} />],
    [t('asReportingManager'), reportees('manager', t('asReportingManager'), record.AsReportingManager)],
    [t('asAdminManager'), reportees('admin', t('asAdminManager'), record.AsAdminManager)],
  ];
  return (
    <PageMessages of={['home.close', 'home.loadingPeople', 'home.listMissing']}>
      <section aria-labelledby="profile" data-tour="profile-card">
        <Card className="overflow-hidden">
          <div className="h-16 banner" />
          <div className="px-5 pb-5 md:px-6">
            <div className="-mt-8 flex items-end justify-between gap-4">
              <span className="rounded-full bg-surface p-1">
                <Avatar name={record.Name} size="lg" photo={photoOf(record.Empid, record.HasPhoto)} />
              </span>
              <Badge tone={isActive ? 'success' : 'danger'}>{t(isActive ? 'active' : 'inactive')}</Badge>
            </div>
            <h2 id="profile" className="mt-3 text-lg font-semibold">
              {record.Name}
            </h2>
            <p className="text-muted">{[record.Level_Name, record.Legend].filter(Boolean).join(' · ')}</p>
            <div className="mt-4 flex items-center gap-4 rounded bg-surface-sunken p-3">
              <ProgressRing
                percent={record.EmpPercentage}
                label={t('completePercent', { percent: record.EmpPercentage })}
              />
              <p aria-hidden="true">{t('complete')}</p>
            </div>
            <dl className="mt-4 divide-y divide-line">
              {facts.map(([name, value]) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                  <dt className="text-muted">{name}</dt>
                  <dd className="ml-auto max-w-full min-w-0 text-right font-medium">
                    {value || <span className="font-normal text-muted">{t('none')}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Card>
      </section>
    </PageMessages>
  );
}

/** A person by name and id; null where the record names nobody. */
function personRef(name: string, id: string): ReactNode {
  if (!name) return null;
  return (
    <>
      {name} <span className="font-normal text-muted">{id}</span>
    </>
  );
}
