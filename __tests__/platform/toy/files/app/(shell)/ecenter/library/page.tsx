import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LibraryScreen } from '@/components/workplace/library/library-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('library');
  return { title: t('title') };
}

export default async function LibraryPage() {
  await requireSession('full');
  await requireLink('ecenter', 'library');
  const t = await getTranslations('library');
  const [books, shelves] = await Promise.all([callHr('listBooks', {}), callHr('listShelves', {})]);
  return (
    <PageMessages of={['library', 'lookups', 'table', 'errors']}>
      <PageTitle title={t('title')} />
      <LibraryScreen books={books} shelves={shelves} />
    </PageMessages>
  );
}
