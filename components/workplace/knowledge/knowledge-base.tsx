'use client';

import { useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { SearchField } from '@/components/ui/table/search-field';
import type { Article } from '@/lib/contract/workplace/knowledge';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';
import { knowledgeAddress, parseKnowledgeQuery } from './article-address';
import { ArticleCards } from './list/article-cards';
import { FoundArticles } from './list/found-articles';
import { useArrowKeys } from './list/use-arrow-keys';

interface KnowledgeBaseProps {
  /** What the page brought. */
  readonly first: { readonly search: string; readonly articles: readonly Article[] };
}

/** KB-01 to KB-04 as a page: the search stands in its address, so that coming back finds it. */
export function KnowledgeBase({ first }: KnowledgeBaseProps) {
  const t = useMessages('knowledge');
  const areaRef = useRef<HTMLDivElement>(null);
  const moveFocus = useArrowKeys(areaRef);
  const { search } = parseKnowledgeQuery(useSearchParams());
  return (
    <div ref={areaRef} onKeyDown={moveFocus}>
      <div className="mb-6 flex print:hidden">
        <SearchField
          label={t('search')}
          search={search}
          onSearch={(text) => history.replaceState(null, '', withBasePath(knowledgeAddress(text)))}
        />
      </div>
      <FoundArticles search={search} module="" known={first.search === search ? first.articles : undefined}>
        {(articles) => <ArticleCards articles={articles} search={search} />}
      </FoundArticles>
    </div>
  );
}
