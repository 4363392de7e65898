import type { Article } from '@/lib/contract/workplace/knowledge';
import { useMessages } from '@/lib/i18n/use-messages';
import { ArticleRow } from './article-row';
import { shelvesOf } from './shelves';

interface ArticleListProps {
  readonly articles: readonly Article[];
  /** What was searched stands in the order of the search; else each shelf has its heading. */
  readonly isSearched: boolean;
  readonly onOpen: (code: string) => void;
}

/** Articles on their shelves: those of the module where the person is first, then by category. */
export function ArticleList({ articles, isSearched, onOpen }: ArticleListProps) {
  const t = useMessages('knowledge');
  const row = (article: Article) => <ArticleRow key={article.dc} article={article} opening={{ onOpen }} />;
  if (isSearched) return <ul className="mt-2 divide-y divide-line">{articles.map(row)}</ul>;
  return [...shelvesOf(articles, t('here'))].map(([shelf, onIt]) => (
    <section key={shelf} aria-label={shelf} className="mt-6">
      {shelf && <h3 className="font-semibold text-muted">{shelf}</h3>}
      <ul className="divide-y divide-line">{onIt.map(row)}</ul>
    </section>
  ));
}
