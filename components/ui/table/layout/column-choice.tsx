import { clsx } from 'clsx';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { useState } from 'react';
import { ChevronDownIcon, PencilIcon } from '@/components/ui/icons/icons';
import { foldText, MAX_UNSEARCHED } from '../search-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { SearchField } from '../search-field';
import { ChevronUpIcon } from '../table-icons';
import type { Column } from '../column';
import { ColumnTitle } from './column-title';
import { layoutOf, movedColumn, withLabel, type TableLayout } from './layout';
import type { ChangeLayout } from './use-layout';

const DENSITIES = ['compact', 'comfortable'] as const;

export interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly layout: TableLayout;
  readonly canRename?: boolean;
  readonly onChange: ChangeLayout;
}

/** What the menu of the columns holds: how high rows are, which columns are shown, and in which order. */
export function ColumnChoice<Row>({ columns, layout, canRename = false, onChange }: ColumnChoiceProps<Row>) {
  const t = useMessages('table');
  const [renamed, setRenamed] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const { order, hidden, labels = {} } = layout;
  const titles = new Map(columns.map(({ id, title }) => [id, title]));
  const nameOf = (id: string) => labels[id] ?? titles.get(id) ?? '';
  const wanted = foldText(search);
  const found = order.filter((id) => foldText(nameOf(id)).includes(wanted));
  const cannotMove = (id: string, by: -1 | 1) => movedColumn(layout, id, by) === order;
  const move = (id: string, by: -1 | 1) => onChange({ order: movedColumn(layout, id, by) });
  // One that leads nowhere keeps the focus of who has just moved a column there.
  const mover = clsx(iconButtonClasses, 'size-9! aria-disabled:opacity-30');

  return (
    <>
      <div role="group" aria-label={t('rowHeight')} className="mb-1 flex gap-1 border-b border-line pb-1.5">
        {DENSITIES.map((density) => (
          <button
            key={density}
            type="button"
            aria-pressed={density === layout.density}
            onClick={() => onChange({ density })}
            className="min-h-10 flex-1 rounded px-3 text-muted hover:bg-hover hover:text-ink aria-pressed:bg-accent-tint aria-pressed:text-accent-text"
          >
            {t(density)}
          </button>
        ))}
      </div>
      {columns.length > MAX_UNSEARCHED && (
        <div className="sticky -top-1.5 z-1 bg-surface-raised py-1.5">
          <SearchField label={t('findColumn')} search={search} onSearch={setSearch} />
        </div>
      )}
      <ul>
        {found.map((id) => {
          const isFirst = id === order[0];
          const title = titles.get(id) ?? '';
          const column = nameOf(id);
          if (id === renamed)
            return (
              <li key={id} className="p-1">
                <ColumnTitle
                  title={title}
                  label={labels[id] ?? ''}
                  onDone={(label) => {
                    setRenamed(null);
                    if (label !== null) onChange({ labels: withLabel(layout, id, label) });
                  }}
                />
              </li>
            );
          return (
            <li key={id} className="flex items-center rounded hover:bg-hover">
              <label className="flex min-h-10 min-w-0 flex-1 items-center gap-3 px-3 py-1.5">
                <input
                  type="checkbox"
                  disabled={isFirst}
                  checked={!hidden.includes(id)}
                  onChange={({ target }) =>
                    onChange({ hidden: target.checked ? hidden.filter((other) => other !== id) : [...hidden, id] })
                  }
                  className="size-4.5 shrink-0"
                />
                <span className="min-w-0">{column}</span>
              </label>
              {canRename && (
                <button
                  type="button"
                  aria-label={t('renameColumn', { column })}
                  onClick={() => setRenamed(id)}
                  className={mover}
                >
                  <PencilIcon className="size-4" />
                </button>
              )}
              {!isFirst && (
                <>
                  <button
                    type="button"
                    aria-label={t('moveEarlier', { column })}
                    aria-disabled={cannotMove(id, -1)}
                    onClick={() => move(id, -1)}
                    className={mover}
                  >
                    <ChevronUpIcon className="size-4" />
                  </button>
                  <button
                    type="button"
                    aria-label={t('moveLater', { column })}
                    aria-disabled={cannotMove(id, 1)}
                    onClick={() => move(id, 1)}
                    className={mover}
                  >
                    <ChevronDownIcon className="size-4" />
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        onClick={() => {
          const { order: first, hidden: hiddenAtFirst } = layoutOf(columns);
          onChange({ order: first, hidden: hiddenAtFirst, labels: {} });
        }}
        className="min-h-10 w-full rounded border-t border-line px-3 py-2 text-left text-accent-text hover:bg-hover"
      >
        {t('resetLayout')}
      </button>
    </>
  );
}
