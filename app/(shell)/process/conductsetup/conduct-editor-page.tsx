import { getTranslations } from 'next-intl/server';
import { ConductEditor } from '@/components/agreements/admin/editor/conduct-editor';
import { ADMIN_PAGE } from '@/components/agreements/admin/conduct-page';
import type { ConductValues } from '@/components/agreements/admin/editor/conduct-values';
import type { DraftKey } from '@/components/agreements/admin/editor/use-conduct-draft';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';

interface ConductEditorPageProps {
  readonly draftKey: DraftKey;
  readonly saved: ConductValues;
  readonly title: string;
}

/** Where a draft is written, whether it is saved already or not. */
export async function ConductEditorPage({ draftKey, saved, title }: ConductEditorPageProps) {
  const [t, choices] = await Promise.all([getTranslations('agreements-admin'), callHr('listConductChoices', {})]);
  return (
    <>
      <PageTitle title={title} lead={t('editorLead')} above={{ href: ADMIN_PAGE, name: t('title') }} />
      <PageMessages of={['agreements-admin', 'agreements', 'errors']}>
        <ConductEditor
          key={draftKey.code || draftKey.series}
          draftKey={draftKey}
          saved={saved}
          choices={choices}
          today={calendarDate(new Date())}
        />
      </PageMessages>
    </>
  );
}
