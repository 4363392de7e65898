import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/components/workplace/account/activity-list';
import { TodayGroups } from '@/components/workplace/home/today/today-groups';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { Card } from '@/components/ui/card';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { requireEmployee } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('mine') };
}

/** My Messages, My Activities and My Tasks (PROF-10 to PROF-12, SCON-22). */
export default async function MinePage() {
  await requireEmployee();
  const [t, today, activity] = await Promise.all([
    getTranslations('account'),
    tryCallHr('listToday', {}),
    tryCallHr('listOwnActivity', {}),
  ]);
  return (
    <>
      <PageTitle title={t('mine')} lead={t('mineLead')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          <TodayGroups today={today} />
        </div>
        <section aria-labelledby="my-activities">
          <Card>
            <h2 id="my-activities" className="border-b border-line px-5 py-4 text-base font-semibold">
              {t('myActivities')}
            </h2>
            <div className="px-5">
              {activity ? (
                <ActivityList activity={activity} empty={t('activityEmpty')} />
              ) : (
                <p className="py-6 text-muted">{t('listMissing')}</p>
              )}
            </div>
          </Card>
        </section>
      </div>
    </>
  );
}
