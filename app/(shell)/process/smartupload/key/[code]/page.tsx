import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { ImportScreen } from '@/components/workplace/imports/detail/import-screen';
import { IMPORTS_PAGE } from '@/components/workplace/imports/import-pages';
import { readImport } from '@/components/workplace/imports/read-import';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { dateTimeText } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';

interface ImportPageProps {
  readonly params: Promise<{ code: string }>;
  readonly searchParams: Promise<{ step?: string | string[] }>;
}

export async function generateMetadata({ params }: ImportPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'smartupload');
  const found = await readImport((await params).code);
  return { title: found ? found.FileName : await notFoundTitle() };
}

/** One import, from its columns to what was written, at the step at which it is. */
export default async function ImportPage({ params, searchParams }: ImportPageProps) {
  await requireSession('full');
  await requireLink('process', 'smartupload');
  const found = await readImport((await params).code);
  if (!found) return <NotFoundPage />;
  const [t, language, kinds, { step }] = await Promise.all([
    getTranslations('imports'),
    getLocale(),
    callHr('listImportKinds', {}),
    searchParams,
  ]);
  const facts = [found.KindName, found.By.Name, dateTimeText(new Date(found.CreatedAt), language)];
  return (
    <PageMessages of={['imports', 'table', 'errors']}>
      <PageTitle
        title={found.FileName}
        lead={facts.filter(Boolean).join(' · ')}
        above={{ href: IMPORTS_PAGE, name: t('title') }}
      />
      <ImportScreen
        initial={found}
        kind={kinds.find(({ Kind }) => Kind === found.Kind) ?? null}
        isAtColumns={step === 'columns'}
      />
    </PageMessages>
  );
}
