'use client';

import { useSearchParams } from 'next/navigation';
import { PanelData } from '@/components/platform/panel/panel-data';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { parseKnowledgeQuery } from '../article-address';
import { ArticleContent } from './article-content';
import { ArticleSkeleton } from './article-skeleton';

interface ArticlePageProps {
  readonly code: string;
  /** What the page brought: the article with the one of its pages that the address named. */
  readonly first: ReplyFor<'getArticle'>;
}

/** KB-04: an article as a page. Which of its own pages is read stands in the address. */
export function ArticlePage({ code, first }: ArticlePageProps) {
  const { page } = parseKnowledgeQuery(useSearchParams());
  const isKnown = page === first.Page;
  const read = useCall(
    'getArticle',
    { dc: code, Page: page },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      fallbackData: isKnown ? first : undefined,
      revalidateOnMount: !isKnown,
    },
  );

  function turnTo(next: number) {
    const query = new URLSearchParams(location.search);
    query.set('page', String(next));
    history.pushState(null, '', `${location.pathname}?${query}`);
    scrollTo({ top: 0 });
  }

  return (
    <PanelData of={read} skeleton={<ArticleSkeleton />}>
      {(article) => <ArticleContent code={code} article={article} isWaiting={article.Page !== page} onPage={turnTo} />}
    </PanelData>
  );
}
