import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { BookIcon, FileIcon } from '@/components/ui/icons/reading-icons';
import type { Article } from '@/lib/contract/workplace/knowledge';
import { useMessages } from '@/lib/i18n/use-messages';

/** `CalendarType` of a PDF (KB-09). The contract's own constant would bring its schemas along. */
export const PDF = 1;

/** An article is opened where it is listed, or at its own address. */
export type ArticleOpening =
  { readonly onOpen: (code: string) => void } | { readonly addressOf: (code: string) => `/${string}` };

interface ArticleRowProps {
  readonly article: Article;
  readonly opening: ArticleOpening;
}

const classes =
  '-mx-2 flex w-[calc(100%+1rem)] items-start gap-3 rounded px-2 py-3 text-left transition-colors duration-150 hover:bg-hover';

export function ArticleRow({ article, opening }: ArticleRowProps) {
  const t = useMessages('knowledge');
  const isPdf = article.CalendarType === PDF;
  const KindIcon = isPdf ? FileIcon : BookIcon;
  const content = (
    <>
      <span className="mt-0.5 text-accent-text">
        <KindIcon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-medium wrap-anywhere">{article.name}</span>
          {isPdf && <Badge>{t('pdf')}</Badge>}
        </span>
        <span className="block text-muted">{article.Description}</span>
      </span>
    </>
  );
  return (
    <li>
      {'onOpen' in opening ? (
        <button
          type="button"
          data-result
          aria-haspopup="dialog"
          onClick={() => opening.onOpen(article.dc)}
          className={classes}
        >
          {content}
        </button>
      ) : (
        <Link data-result href={opening.addressOf(article.dc)} prefetch={false} className={classes}>
          {content}
        </Link>
      )}
    </li>
  );
}
