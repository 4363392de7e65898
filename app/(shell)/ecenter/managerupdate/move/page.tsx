import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MANAGER_PAGE } from '@/components/changes/change-pages';
import { ChooseLeader } from '@/components/changes/move/choose-leader';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireChanges } from '../../change-list-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changes.pages');
  return { title: t('move') };
}

/** Whose team moves to another leader. */
export default async function MoveTeamPage() {
  await requireChanges('managerupdate');
  const t = await getTranslations('changes.pages');
  return (
    <PageMessages of={['changes.move', 'changes.leader', 'errors']}>
      <PageTitle title={t('move')} lead={t('moveLead')} above={{ href: MANAGER_PAGE, name: t('managers') }} />
      <ChooseLeader />
    </PageMessages>
  );
}
