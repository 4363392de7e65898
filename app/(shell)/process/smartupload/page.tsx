import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { IMPORT_FOLDER_PAGE, NEW_IMPORT_PAGE } from '@/components/workplace/imports/import-pages';
import { ImportList } from '@/components/workplace/imports/list/import-list';
import { KindTemplates } from '@/components/workplace/imports/list/kind-templates';
import { PAGE_SIZE } from '@/components/workplace/imports/list/page-size';
import { readFolder } from '@/components/workplace/imports/read-folder';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('imports');
  return { title: t('title') };
}

/** What was brought by file, for those who may bring something. */
export default async function ImportsPage() {
  await requireSession('full');
  await requireLink('process', 'smartupload');
  const [t, imports, kinds, folder] = await Promise.all([
    getTranslations('imports'),
    callHr('listImports', { PageSize: PAGE_SIZE }),
    callHr('listImportKinds', {}),
    readFolder(),
  ]);
  return (
    <PageMessages of={['imports', 'errors']}>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={t('title')} lead={t('lead')} />
        <div className="mb-6 flex gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          {folder && (
            <Link href={IMPORT_FOLDER_PAGE} prefetch={false} className={buttonClasses('secondary')}>
              {t('folder.open')}
            </Link>
          )}
          {imports.length > 0 && (
            <Link href={NEW_IMPORT_PAGE} prefetch={false} className={buttonClasses('primary')}>
              {t('new')}
            </Link>
          )}
        </div>
      </div>
      <ImportList imports={imports} readAt={new Date().toISOString()} />
      <KindTemplates kinds={kinds} />
    </PageMessages>
  );
}
