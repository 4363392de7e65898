import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { parseKnowledgeQuery } from '@/components/workplace/knowledge/article-address';
import { KnowledgeBase } from '@/components/workplace/knowledge/knowledge-base';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('knowledge');
  return { title: t('panels.knowledge') };
}

/** What the person may read, by topic or as they search it. */
export default async function KnowledgeBasePage({ searchParams }: { searchParams: AskedQuery }) {
  await requireSession('full');
  await requireLink('chillconnect', 'knowledgebase');
  const { search } = parseKnowledgeQuery(await queryOf(searchParams));
  const [t, articles] = await Promise.all([
    getTranslations('knowledge'),
    callHr('listArticles', { Search: search, Module: '' }),
  ]);
  return (
    <PageMessages of={['knowledge', 'errors']}>
      <PageTitle title={t('panels.knowledge')} lead={t('lead')} />
      <KnowledgeBase first={{ search, articles }} />
    </PageMessages>
  );
}
