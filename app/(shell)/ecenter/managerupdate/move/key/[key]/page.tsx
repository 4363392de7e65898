import { getTranslations } from 'next-intl/server';
import { MOVE_PAGE } from '@/components/changes/change-pages';
import { MoveForm } from '@/components/changes/move/move-form';
import { formSubjectOf } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { Card } from '@/components/ui/card';
import { PageMessages } from '@/lib/i18n/page-messages';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../../change-subject-page';

export const generateMetadata = changeMetadata('managerupdate');

/** The reports of one leader, and to whom they move. */
export default async function MoveTeamOfPage(props: ChangePageProps) {
  const { key, subject } = await readChangePage('managerupdate', props);
  if (!subject) return <NotFoundPage />;
  const [t, tMove] = await Promise.all([getTranslations('changes.pages'), getTranslations('changes.move')]);
  return (
    <PageMessages of={['changes', 'form.date', 'drafts', 'errors', 'notice.retry', 'notice.wait']}>
      <PageTitle
        title={tMove('title', { name: subject.Person.Name })}
        lead={t('moveLead')}
        above={{ href: MOVE_PAGE, name: tMove('otherLeader') }}
      />
      <Card className="bg-surface px-5 pt-5 sm:px-6">
        <MoveForm
          subject={formSubjectOf(key, subject)}
          isJustified={{ manager: subject.manjm, admin_manager: subject.smanjm }}
        />
      </Card>
    </PageMessages>
  );
}
