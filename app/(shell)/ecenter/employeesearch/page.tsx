import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DIRECTORY_REPORT, DIRECTORY_TABLE } from '@/components/workplace/directory/directory-names';
import { DirectoryTable } from '@/components/workplace/directory/directory-table';
import { readDirectoryView } from '@/components/workplace/directory/directory-view';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';
import { SavedLayouts } from '../../saved-layouts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('directory');
  return { title: t('title') };
}

interface DirectoryPageProps {
  readonly searchParams: AskedQuery;
}

/** Everyone who works here, as far as the person may know them. */
export default async function DirectoryPage({ searchParams }: DirectoryPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'employeesearch');
  const [t, kept, orgColumns, query] = await Promise.all([
    getTranslations('directory'),
    tryCallHr('getTableLayout', { Table: DIRECTORY_TABLE }),
    callHr('listOrgColumns', { ReportCode: 0 }),
    queryOf(searchParams),
  ]);
  return (
    <PageMessages of={['directory', 'organisation-filter', 'table', 'form.date', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <DirectoryTable
        orgColumns={orgColumns}
        firstView={readDirectoryView(query)}
        kept={kept?.Layout ?? null}
        layouts={<SavedLayouts report={DIRECTORY_REPORT} />}
      />
    </PageMessages>
  );
}
