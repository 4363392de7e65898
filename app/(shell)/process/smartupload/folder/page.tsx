import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { FolderForm } from '@/components/workplace/imports/folder/folder-form';
import { IMPORTS_PAGE } from '@/components/workplace/imports/import-pages';
import { readFolder } from '@/components/workplace/imports/read-folder';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'smartupload');
  const t = await getTranslations('imports');
  return { title: (await readFolder()) ? t('folder.title') : await notFoundTitle() };
}

/** How files of the watched folder are imported. */
export default async function ImportFolderPage() {
  await requireSession('full');
  await requireLink('process', 'smartupload');
  const [t, found] = await Promise.all([getTranslations('imports'), readFolder()]);
  if (!found) return <NotFoundPage />;
  return (
    <PageMessages of={['imports', 'errors']}>
      <PageTitle title={t('folder.title')} lead={t('folder.lead')} above={{ href: IMPORTS_PAGE, name: t('title') }} />
      <FolderForm initial={found} />
    </PageMessages>
  );
}
