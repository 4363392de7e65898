import { clsx } from 'clsx';
import { memo } from 'react';
import { contentOf, type Column } from '../column';
import { RowName } from './row-name';
import { SelectBox } from '../selection/select-box';

interface TableRowProps<Row> {
  readonly row: Row;
  /** Its place on the page, from 0. */
  readonly at: number;
  /** Its place in the whole table, from 1, the titles counted. */
  readonly rowIndex: number;
  readonly columns: readonly Column<Row>[];
  readonly href: `/${string}` | null;
  /** Whether the table opens it itself. */
  readonly canOpen: boolean;
  /** Null where rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly selectText: string;
  /** Whether Tab comes to it; arrows lead to the others. */
  readonly isStop: boolean;
  readonly isCurrent: boolean;
  /** On one line, all rows being of one height. */
  readonly isFlat: boolean;
  /** Whether columns have the width that they are given; else the first takes what the others leave. */
  readonly isFixed: boolean;
  readonly classes: string;
}

/** So many beside the first share the room of a wide page with it; of more, the first takes what they leave. */
const FEW_COLUMNS = 3;

function Row<Data>(props: TableRowProps<Data>) {
  const { row, at, columns, canOpen, isSelected, isStop, isCurrent, isFlat, isFixed, classes } = props;
  const [first, ...others] = columns;
  if (!first) return null;
  const isMarked = isCurrent || isSelected;
  // What stays in sight covers what scrolls below it.
  const ground = isMarked ? 'max-xl:bg-accent-tint' : 'max-xl:bg-surface';
  const cell = clsx(
    'border-t border-line',
    isFlat ? 'h-11 truncate py-0 *:align-middle' : 'py-2.5',
    isFlat && !isFixed && 'max-w-60',
  );
  return (
    <tr
      data-row={at}
      aria-rowindex={props.rowIndex}
      className={clsx(
        'group',
        isMarked ? 'bg-accent-tint' : 'bg-surface',
        (canOpen || props.href !== null) && 'cursor-pointer',
        classes,
      )}
    >
      {isSelected !== null && (
        <td className="border-t border-line p-0 group-hover:bg-hover">
          <SelectBox label={props.selectText} isSelected={isSelected} isStop={isStop} />
        </td>
      )}
      <th
        scope="row"
        className={clsx(
          'px-3 text-left font-medium max-xl:sticky max-xl:left-0 max-xl:border-r max-xl:border-line',
          ground,
          cell,
          isFlat && !isFixed && (others.length > FEW_COLUMNS ? 'w-full max-w-0! min-w-56' : 'min-w-56'),
          'xl:group-hover:bg-hover',
        )}
      >
        <RowName href={props.href} canOpen={canOpen} isStop={isStop} isCurrent={isCurrent}>
          {contentOf(first, row)}
        </RowName>
      </th>
      {others.map((column) => (
        <td
          key={column.id}
          className={clsx(
            cell,
            'px-2 group-hover:bg-hover',
            column.align === 'end' && 'text-right digits',
            column.isPinned && 'max-xl:sticky max-xl:right-0 max-xl:border-l max-xl:border-line',
            column.isPinned && ground,
          )}
        >
          {contentOf(column, row)}
        </td>
      ))}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
