import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DIRECTORY_REPORT, DIRECTORY_TABLE } from '@/components/workplace/directory/directory-names';
import { DirectoryTable } from '@/components/workplace/directory/directory-table';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { SavedLayouts } from '../../saved-layouts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('directory');
  return { title: t('title') };
}

/** Everyone who works here, as far as the person may know them. */
export default async function DirectoryPage() {
  await requireSession('full');
  await requireLink('ecenter', 'employeesearch');
  const [t, kept] = await Promise.all([
    getTranslations('directory'),
    tryCallHr('getTableLayout', { Table: DIRECTORY_TABLE }),
  ]);
  return (
    <PageMessages of={['directory', 'table', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <DirectoryTable kept={kept?.Layout ?? null} layouts={<SavedLayouts report={DIRECTORY_REPORT} />} />
    </PageMessages>
  );
}
