import Link from 'next/link';
import { Card } from '@/components/ui/card';
import type { Article } from '@/lib/contract/workplace/knowledge';
import { articleAddress } from '../article-address';

/** The other articles of a topic, beside the one that is read. */
export function RelatedArticles({ title, articles }: { title: string; articles: readonly Article[] }) {
  return (
    <aside aria-labelledby="related" className="print:hidden">
      <Card>
        <h2 id="related" className="border-b border-line px-5 py-3.5 text-base font-semibold">
          {title}
        </h2>
        <ul className="divide-y divide-line px-5">
          {articles.map(({ dc, name }) => (
            <li key={dc}>
              <Link
                href={articleAddress(dc)}
                prefetch={false}
                className="-mx-2 flex min-h-11 items-center rounded px-2 py-2 wrap-anywhere transition-colors duration-150 hover:bg-hover"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
