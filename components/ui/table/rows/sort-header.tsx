import { clsx } from 'clsx';
import { ArrowUpIcon } from '@/components/ui/icons/icons';
import type { Column, Sort } from '../column';
import { sortAfterPress } from '../column';
import { ArrowDownIcon, SortIcon } from '../table-icons';

interface SortHeaderProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  /** The first names the rows, and stays where there is little room. */
  readonly isFirst: boolean;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The title of a column; a press on it sorts. */
export function SortHeader<Row>({ column, sort, onSort, isFirst }: SortHeaderProps<Row>) {
  const { title, canSort = true, align = 'start', isPinned } = column;
  const place = clsx(
    (isFirst || isPinned) && 'bg-surface-sunken max-xl:sticky',
    isFirst && 'max-xl:left-0',
    isPinned && 'max-xl:right-0',
  );
  const side = align === 'end' ? 'text-right' : 'text-left';
  if (!canSort)
    return (
      <th scope="col" className={clsx('px-2 py-2.5 font-medium', side, place, isFirst && 'pl-3')}>
        {title}
      </th>
    );
  const direction = sort?.column === column.id ? sort.direction : null;
  const DirectionIcon = direction === null ? SortIcon : direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      aria-sort={direction ? ARIA_SORT[direction] : 'none'}
      className={clsx('font-medium', side, place, isFirst && 'pl-1')}
    >
      <button
        type="button"
        onClick={() => onSort(sortAfterPress(sort, column))}
        className={clsx(
          '-outline-offset-2 inline-flex min-h-11 max-w-full items-center gap-1 rounded px-2 text-left transition-colors duration-150 hover:text-ink md:min-h-10',
          direction && 'text-ink',
        )}
      >
        <span className="truncate">{title}</span>
        <DirectionIcon className={clsx('size-4', direction ? 'text-accent-text' : 'opacity-50')} />
      </button>
    </th>
  );
}
