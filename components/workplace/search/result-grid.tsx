import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';

export interface GridRow {
  readonly key: string;
  /** The heading that it stands under; rows of one heading follow each other. */
  readonly heading: string | null;
  readonly picture: ReactNode;
  readonly name: string;
  readonly detail: string;
  readonly badge: ReactNode;
  readonly onOpen: () => void;
  /** The second thing that can be done with it. */
  readonly action: { readonly label: string; readonly icon: ReactNode; readonly onDo: () => void } | null;
}

interface ResultGridProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly GridRow[];
  readonly active: { readonly row: number; readonly column: number } | null;
}

export const cellId = (id: string, row: number, column: number) => `${id}-${row}-${column}`;

/** What a text field offers, as a grid of rows that open something and have a second action each. The focus stays in the field. */
export function ResultGrid({ id, label, rows, active }: ResultGridProps) {
  const headings = [...new Set(rows.map(({ heading }) => heading))];
  return (
    <div id={id} role="grid" aria-label={label}>
      {headings.map((heading) => (
        <div key={heading} role="rowgroup" aria-label={heading ?? undefined} className="pb-2">
          {heading && (
            <p role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
              {heading}
            </p>
          )}
          {rows.map((row, at) =>
            row.heading === heading ? (
              <Fragment key={row.key}>
                <Row id={id} row={row} at={at} column={active?.row === at ? active.column : null} />
              </Fragment>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: GridRow;
  readonly at: number;
  /** Which of its cells is the active one. */
  readonly column: number | null;
}

function Row({ id, row, at, column }: RowProps) {
  return (
    <div
      role="row"
      className={clsx(
        'group flex min-h-12 items-stretch rounded transition-colors duration-150 hover:bg-hover',
        column !== null && 'bg-hover',
      )}
    >
      <div
        id={cellId(id, at, 0)}
        role="gridcell"
        aria-selected={column === 0}
        onClick={row.onOpen}
        ref={column === 0 ? show : undefined}
        className={clsx(
          'flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded px-3 py-2',
          column === 0 && '[box-shadow:inset_0_0_0_2px_var(--accent-text)]',
        )}
      >
        {row.picture}
        <span className="min-w-0 flex-1">
          <span className="block break-words font-medium">{row.name}</span>
          {row.detail && <span className="block break-words text-muted">{row.detail}</span>}
        </span>
        {row.badge}
      </div>
      {row.action && (
        <div
          id={cellId(id, at, 1)}
          role="gridcell"
          aria-selected={column === 1}
          title={row.action.label}
          onClick={row.action.onDo}
          className={clsx(
            'grid w-11 shrink-0 cursor-pointer place-items-center rounded text-muted hover:text-ink',
            column === 1 && '[box-shadow:inset_0_0_0_2px_var(--accent-text)]',
          )}
        >
          {row.action.icon}
          <span className="sr-only">{row.action.label}</span>
        </div>
      )}
    </div>
  );
}

const show = (cell: HTMLElement | null) => cell?.scrollIntoView({ block: 'nearest' });
