import { Badge } from '@/components/ui/badge';
import { BookIcon, FileIcon } from '@/components/ui/icons/reading-icons';
import type { Article } from '@/lib/contract/workplace/knowledge';
import { useMessages } from '@/lib/i18n/use-messages';

/** `CalendarType` of a PDF (KB-09). The contract's own constant would bring its schemas along. */
export const PDF = 1;

interface ArticleListProps {
  readonly articles: readonly Article[];
  /** What was searched stands in the order of the search; else each shelf has its heading. */
  readonly isSearched: boolean;
  readonly onOpen: (code: string) => void;
}

/** Articles on their shelves: those of the module where the person is first, then by category. */
export function ArticleList({ articles, isSearched, onOpen }: ArticleListProps) {
  const t = useMessages('knowledge');
  const row = (article: Article) => <ArticleRow key={article.dc} article={article} onOpen={onOpen} />;
  if (isSearched) return <ul className="mt-2 divide-y divide-line">{articles.map(row)}</ul>;
  const shelves = new Map<string, Article[]>();
  for (const article of articles) {
    const shelf = article.IsHere ? t('here') : article.Category;
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), article]);
  }
  return [...shelves].map(([shelf, onIt]) => (
    <section key={shelf} aria-label={shelf} className="mt-6">
      {shelf && <h3 className="font-semibold text-muted">{shelf}</h3>}
      <ul className="divide-y divide-line">{onIt.map(row)}</ul>
    </section>
  ));
}

interface ArticleRowProps {
  readonly article: Article;
  readonly onOpen: (code: string) => void;
}

function ArticleRow({ article, onOpen }: ArticleRowProps) {
  const t = useMessages('knowledge');
  const isPdf = article.CalendarType === PDF;
  const KindIcon = isPdf ? FileIcon : BookIcon;
  return (
    <li>
      <button
        type="button"
        data-result
        aria-haspopup="dialog"
        onClick={() => onOpen(article.dc)}
        className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-3 rounded px-2 py-3 text-left transition-colors duration-150 hover:bg-hover"
      >
        <span className="mt-0.5 text-accent-text">
          <KindIcon />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{article.name}</span>
            {isPdf && <Badge>{t('pdf')}</Badge>}
          </span>
          <span className="block text-muted">{article.Description}</span>
        </span>
      </button>
    </li>
  );
}
