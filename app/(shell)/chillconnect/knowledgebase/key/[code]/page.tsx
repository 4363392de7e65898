import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { knowledgeAddress, parseKnowledgeQuery } from '@/components/workplace/knowledge/article-address';
import { articleFacts } from '@/components/workplace/knowledge/article/article-facts';
import { ArticlePage } from '@/components/workplace/knowledge/article/article-page';
import { readArticle } from '@/components/workplace/knowledge/article/read-article';
import { RelatedArticles } from '@/components/workplace/knowledge/article/related-articles';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { Card } from '@/components/ui/card';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';

interface OneArticleProps {
  readonly params: Promise<{ code: string }>;
  readonly searchParams: AskedQuery;
}

const MAX_RELATED = 6;

async function readAsked({ params, searchParams }: OneArticleProps) {
  await requireSession('full');
  await requireLink('chillconnect', 'knowledgebase');
  const { search, page } = parseKnowledgeQuery(await queryOf(searchParams));
  const { code } = await params;
  return { code, search, article: await readArticle(code, page) };
}

export async function generateMetadata(props: OneArticleProps): Promise<Metadata> {
  const { article } = await readAsked(props);
  return { title: article?.name ?? (await notFoundTitle()) };
}

/** One article at an address to share; to whom it is not for, it does not exist. */
export default async function OneArticlePage(props: OneArticleProps) {
  const { code, search, article } = await readAsked(props);
  if (!article) return <NotFoundPage />;
  const [t, locale, all] = await Promise.all([
    getTranslations('knowledge'),
    getLocale(),
    tryCallHr('listArticles', { Search: '', Module: '' }),
  ]);
  const onTopic = ({ Category, dc }: { Category: string; dc: string }) => Category === article.Category && dc !== code;
  const related = article.Category ? (all ?? []).filter(onTopic).slice(0, MAX_RELATED) : [];
  return (
    <PageMessages of={['knowledge', 'errors']}>
      <PageTitle
        above={{ href: knowledgeAddress(search), name: t(search ? 'backToFound' : 'panels.knowledge') }}
        title={article.name}
        lead={articleFacts(article, locale, t('otherLanguage'))}
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,46rem)_minmax(16rem,20rem)]">
        <Card className="px-5 pt-1 pb-5 md:px-8 md:pt-3 md:pb-7 print:border-0 print:p-0 [&_.rich-text_:is(h1,h2)]:text-lg">
          <article aria-label={article.name}>
            <ArticlePage key={code} code={code} first={article} />
          </article>
        </Card>
        {related.length > 0 && <RelatedArticles title={t('related', { topic: article.Category })} articles={related} />}
      </div>
    </PageMessages>
  );
}
