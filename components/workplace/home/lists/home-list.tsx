import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { Card } from '@/components/ui/card';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';

interface HomeListProps {
  readonly id: string;
  readonly title: string;
  /** The rows that are to be shown; null where the HR API did not give them. */
  readonly rows: readonly ReactNode[] | null;
  readonly empty: string;
  readonly icon: ReactNode;
  /** What can be done about the whole list, beside its title. */
  readonly action?: ReactNode;
  /** The panel where all of them are. */
  readonly panel?: PanelName;
  /** Whether all of them are behind `action`, so that the rest needs no words. */
  readonly hasAll?: boolean;
}

/** So many rows answer what there is; the rest is said as a number. */
const MAX_ROWS = 5;

/** One list of the home page under its title; what is empty or missing is said in words. */
export async function HomeList({ id, title, rows, empty, icon, action, panel, hasAll = false }: HomeListProps) {
  const t = await getTranslations('home');
  const rest = (rows?.length ?? 0) - MAX_ROWS;
  const more = t('more', { count: rest });
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
          <ul className="divide-y divide-line px-5">{rows.slice(0, MAX_ROWS)}</ul>
        ) : (
          <p className="flex items-center gap-3 px-5 py-6 text-muted">
            {icon}
            {rows ? empty : t('listMissing')}
          </p>
        )}
        {rest > 0 && !hasAll && (
          <p className="border-t border-line px-5 py-3 text-muted">
            {panel ? (
              <PanelButton panel={panel} label={`${title}: ${more}`} classes={textButtonClasses}>
                {more}
              </PanelButton>
            ) : (
              more
            )}
          </p>
        )}
      </Card>
    </section>
  );
}
