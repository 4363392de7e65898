import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IMPORTS_PAGE } from '@/components/workplace/imports/import-pages';
import { NewImport } from '@/components/workplace/imports/start/new-import';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('imports');
  return { title: t('start.title') };
}

interface NewImportPageProps {
  readonly searchParams: Promise<{ readonly kind?: string | string[] }>;
}

/** Where an import begins: what is brought, and the file. */
export default async function NewImportPage({ searchParams }: NewImportPageProps) {
  await requireSession('full');
  await requireLink('process', 'smartupload');
  const [t, kinds, { kind }] = await Promise.all([
    getTranslations('imports'),
    callHr('listImportKinds', {}),
    searchParams,
  ]);
  return (
    <PageMessages of={['imports', 'files', 'errors']}>
      <PageTitle title={t('start.title')} lead={t('start.lead')} above={{ href: IMPORTS_PAGE, name: t('title') }} />
      <NewImport kinds={kinds} chosen={typeof kind === 'string' ? kind : ''} />
    </PageMessages>
  );
}
