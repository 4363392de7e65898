import { Card } from '@/components/ui/card';
import type { Article } from '@/lib/contract/workplace/knowledge';
import { useMessages } from '@/lib/i18n/use-messages';
import { articleAddress } from '../article-address';
import { ArticleRow } from './article-row';
import { shelvesOf } from './shelves';

interface ArticleCardsProps {
  readonly articles: readonly Article[];
  readonly search: string;
}

/** Articles on a page, each with its address: a card for each topic, or one for what was found. */
export function ArticleCards({ articles, search }: ArticleCardsProps) {
  const t = useMessages('knowledge');
  const opening = { addressOf: (code: string) => articleAddress(code, search) };
  const list = (some: readonly Article[]) => (
    <ul className="divide-y divide-line px-5">
      {some.map((article) => (
        <ArticleRow key={article.dc} article={article} opening={opening} />
      ))}
    </ul>
  );
  if (search) return <Card className="max-w-3xl">{list(articles)}</Card>;
  return (
    <div className="gap-6 lg:columns-2">
      {[...shelvesOf(articles, t('here'))].map(([shelf, onIt]) => (
        <section key={shelf} aria-label={shelf} className="mb-6 break-inside-avoid">
          <Card>
            {shelf && <h2 className="border-b border-line px-5 py-3.5 text-base font-semibold">{shelf}</h2>}
            {list(onIt)}
          </Card>
        </section>
      ))}
    </div>
  );
}
