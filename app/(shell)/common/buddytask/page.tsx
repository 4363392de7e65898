import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BuddyChoice } from '@/components/workplace/buddy/companion/buddy-choice';
import { TaskEditor } from '@/components/workplace/buddy/task-editor';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireEmployee } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('buddy');
  return { title: t('pageTitle') };
}

/** ROUTE-06, SOPQ-32: whom one takes along on a tour, and what they can walk one through. */
export default async function BuddyTaskPage() {
  await requireEmployee();
  const [t, [info]] = await Promise.all([getTranslations('buddy'), callHr('getEmployeeInfo', {})]);
  return (
    <PageMessages of={['buddy', 'errors']}>
      <PageTitle title={t('pageTitle')} lead={t('pageLead')} />
      <section aria-labelledby="choose-buddy" className="max-w-3xl">
        <Card className="p-5 md:p-6">
          <h2 id="choose-buddy" className="text-lg font-semibold">
            {t('choose')}
          </h2>
          <p className="mt-1 mb-5 text-muted">{t('chooseText')}</p>
          <BuddyChoice initial={info?.TourImage ?? ''} />
        </Card>
      </section>
      {info?.EditTour && (
        <section aria-labelledby="edit-buddy" className="mt-6 max-w-3xl">
          <Card className="p-5 md:p-6">
            <h2 id="edit-buddy" className="text-lg font-semibold">
              {t('editTitle')}
            </h2>
            <p className="mt-1 mb-5 text-muted">{t('editText')}</p>
            <TaskEditor />
          </Card>
        </section>
      )}
      <div className="mt-6">
        <PanelButton panel="buddy" label={t('openTasks')} classes={buttonClasses('secondary')}>
          {t('openTasks')}
        </PanelButton>
      </div>
    </PageMessages>
  );
}
