import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface HomeListProps {
  readonly id: string;
  readonly title: string;
  /** The rows that are to be shown; null where the HR API did not give them. */
  readonly rows: readonly ReactNode[] | null;
  readonly empty: string;
  readonly icon: ReactNode;
  /** Where all of them are, beside its title. */
  readonly action?: ReactNode;
}

/** So many rows answer what there is; on a phone three. */
const MAX_ROWS = 5;

/** One list of the home page under its title; what is empty or missing is said in words. */
export async function HomeList({ id, title, rows, empty, icon, action }: HomeListProps) {
  const t = await getTranslations('home');
  return (
    <section aria-labelledby={id} data-tour={id}>
      <Card>
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-1">
          <h2 id={id} className="py-2 text-base font-semibold">
            {title}
          </h2>
          {action}
        </div>
        {rows && rows.length > 0 ? (
          <ul className="divide-y divide-line px-5 max-md:[&>:nth-child(3)]:border-0 max-md:[&>:nth-child(n+4)]:hidden">
            {rows.slice(0, MAX_ROWS)}
          </ul>
        ) : (
          <p className="flex items-center gap-3 px-5 py-6 text-muted">
            {icon}
            {rows ? empty : t('listMissing')}
          </p>
        )}
      </Card>
    </section>
  );
}
