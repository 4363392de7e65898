import type { ReactNode } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { Article } from '@/lib/contract/workplace/knowledge';
import { useMessages } from '@/lib/i18n/use-messages';

interface FoundArticlesProps {
  /** Empty for all there is to read. */
  readonly search: string;
  /** The path of a module whose articles come first; empty for none. */
  readonly module: string;
  /** What is known already for this search. */
  readonly known?: readonly Article[];
  readonly children: (articles: readonly Article[]) => ReactNode;
}

/** KB-01 to KB-03: what there is to read, or what a search finds of it. */
export function FoundArticles({ search, module, known, children }: FoundArticlesProps) {
  const t = useMessages('knowledge');
  const found = useCall(
    'listArticles',
    { Search: search, Module: module },
    { keepPreviousData: true, ...(known && { fallbackData: [...known], revalidateOnMount: false }) },
  );
  return (
    <>
      <p role="status" className="sr-only">
        {found.data && search && t('found', { count: found.data.length })}
      </p>
      <PanelData of={found} skeleton={<SkeletonRows rows={6} />}>
        {(articles) =>
          articles.length > 0 ? (
            children(articles)
          ) : (
            <EmptyState
              title={search ? t('notExists') : t('nothing')}
              text={search ? t('notExistsText') : t('nothingText')}
            />
          )
        }
      </PanelData>
    </>
  );
}
