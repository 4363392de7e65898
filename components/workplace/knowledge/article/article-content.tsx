import type { ReplyFor } from '@/lib/contract/all';
import { ArticleFile } from './article-file';
import { PDF } from '../list/article-row';
import { ArticleText } from './article-text';

interface ArticleContentProps {
  readonly code: string;
  readonly article: ReplyFor<'getArticle'>;
  /** Whether another page was asked for and is not here yet. */
  readonly isWaiting: boolean;
  readonly onPage: (page: number) => void;
}

/** What an article says: a file, or text in pages. */
export function ArticleContent({ code, article, ...pages }: ArticleContentProps) {
  const { CalendarType, fn, name, Description } = article;
  if (CalendarType !== PDF) return <ArticleText article={article} {...pages} />;
  return <ArticleFile code={code} name={fn || `${name}.pdf`} description={Description} />;
}
