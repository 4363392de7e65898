import { clsx } from 'clsx';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMessages } from '@/lib/i18n/use-messages';
import { contentOf, textOf, type Column } from '../column';
import { RowName } from './row-name';
import { SelectBox } from '../selection/select-box';
import type { TablePage, TableProps } from '../table-props';
import { useRowActions } from '../selection/use-row-actions';

interface CardGridProps<Row> {
  readonly table: TableProps<Row>;
  readonly page: TablePage<Row>;
  readonly columns: readonly Column<Row>[];
  readonly skeletonCards: number;
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3';
const cardClasses = 'rounded-lg border border-line p-4';

/** A page of rows as cards (TBL-10). */
export function CardGrid<Row>({ table, page, columns, skeletonCards }: CardGridProps<Row>) {
  const t = useMessages('table');
  const { label, idOf, selection, onOpen, hrefOf, currentId, rowClasses, card } = table;
  const rows = page.rows ?? [];
  const { activeAt, listeners } = useRowActions({ rows, table, show: () => undefined });
  const [first, ...others] = columns;
  if (page.rows === undefined) return <SkeletonCards cards={skeletonCards} />;
  if (rows.length === 0)
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState title={t('empty')} text={(page.search === '' && table.emptyText) || t('emptyText')} />
      </div>
    );
  return (
    <ul
      aria-label={label}
      aria-busy={page.isBusy}
      {...listeners}
      className={clsx(grid, 'transition-opacity duration-150', page.isBusy && 'opacity-60')}
    >
      {rows.map((row, at) => {
        const id = idOf(row);
        const isSelected = selection?.selected.has(id) ?? false;
        const isCurrent = id === currentId;
        return (
          <li
            key={id}
            data-row={at}
            className={clsx(
              cardClasses,
              isSelected || isCurrent ? 'bg-accent-tint' : 'bg-surface',
              (onOpen || hrefOf) && 'cursor-pointer hover:border-line-strong',
              rowClasses?.(row),
            )}
          >
            <div className="flex items-start gap-1 text-base font-semibold md:text-sm">
              {selection && (
                <div className="-mt-2.5 -ml-3">
                  <SelectBox
                    label={t('selectRow', { row: textOf(columns[0]!, row) })}
                    isSelected={isSelected}
                    isStop={at === activeAt}
                  />
                </div>
              )}
              <div className="min-w-0 flex-1">
                <RowName
                  href={hrefOf?.(row) ?? null}
                  canOpen={onOpen !== undefined}
                  isStop={at === activeAt}
                  isCurrent={isCurrent}
                >
                  {first && contentOf(first, row)}
                </RowName>
              </div>
            </div>
            {card ? (
              card(row)
            ) : (
              <dl className="mt-2 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1">
                {others.map((column) => (
                  <div key={column.id} className="contents has-[>dd:empty]:hidden">
                    <dt className="text-muted">{column.title}</dt>
                    <dd className="min-w-0">{contentOf(column, row)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function SkeletonCards({ cards }: { cards: number }) {
  return (
    <div aria-busy="true" className={grid}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={clsx(cardClasses, 'space-y-3 bg-surface')}>
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
