import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { MOVE_PAGE } from '@/components/changes/change-pages';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PageMessages } from '@/lib/i18n/page-messages';
import { ListHead, PeopleToChange, requireChanges } from '../change-list-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changes.pages');
  return { title: t('managers') };
}

/** MGRC-01. */
export default async function ManagersPeoplePage() {
  await requireChanges('managerupdate');
  const t = await getTranslations('changes.pages');
  return (
    <PageMessages of={['changes', 'organisation-filter', 'table', 'form.date', 'errors']}>
      <ListHead title={t('managers')} lead={t('managersLead')}>
        <Link href={MOVE_PAGE} prefetch={false} className={buttonClasses('secondary')}>
          {t('move')}
        </Link>
      </ListHead>
      <PeopleToChange list="managers" />
    </PageMessages>
  );
}
