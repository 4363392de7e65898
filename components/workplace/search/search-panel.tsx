import { useEffect, useId, useRef, useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { Alert } from '@/components/ui/feedback/alert';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { cellId, ResultGrid } from './result-grid';
import { favouriteRows, groupRows, itemRow, newestOfEach } from './result-rows';
import { isFavourite, openFavourites, readText, TARGET, type Target } from './search-items';
import { SearchField } from './search-field';
import { SearchHint } from './search-hint';
import { SearchStatus } from './search-status';
import { SourceProblems } from './source-problems';
import { TargetChoice } from './target-choice';
import { useGridKeys } from './use-grid-keys';
import { usePick } from './use-pick';
import { useRoleNames } from './use-role-names';
import { useSearch } from './use-search';

const TARGET_OF: Readonly<Record<string, Target>> = { menu: TARGET.menu, employees: TARGET.employee };

/** QS-01 to QS-08, SRCH-01 to SRCH-11: one field for people, pages, records and verbs; below it what was opened last, or what is found. */
export function SearchPanel({ subject = '', close }: PanelProps) {
  const t = useMessages('search');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Target>(TARGET_OF[subject] ?? TARGET.all);
  const [text, setText] = useState('');
  const roleNames = useRoleNames();
  const { target, wanted } = readText(chosen, text);
  const search = useSearch(target, wanted);
  const picking = usePick(close);
  const id = useId();
  const gridId = `${id}-grid`;
  const field = useRef<HTMLInputElement>(null);
  const enteredText = useRef<string | null>(null);
  const favourites = openFavourites(picking.favourites.data ?? []);
  const isAsking = wanted.trim() !== '';

  const rowOf = (item: Parameters<typeof itemRow>[1]) => itemRow(t, item, isFavourite(favourites, item), picking);
  const kept = target === TARGET.all ? newestOfEach(favourites) : favourites;
  const showsKept = !isAsking && target !== TARGET.verbs;
  const rows = [...(showsKept ? favouriteRows(t, kept, roleNames, picking) : []), ...groupRows(search.groups, rowOf)];
  const keys = useGridKeys({
    of: `${target} ${wanted}`,
    rows,
    columns: 2,
    first: isAsking ? { row: 0, column: 0 } : null,
    onEnter: (cell) => {
      if (isAsking && search.isWaiting) enteredText.current = text;
      else if (cell) act(cell.row, cell.column);
    },
  });
  const active = keys.active && { ...keys.active, column: rows[keys.active.row]?.action ? keys.active.column : 0 };

  function act(row: number, column = 0) {
    const { action, onOpen } = rows[row] ?? {};
    if (column === 1 && action) action.onDo();
    else onOpen?.();
  }

  // Enter that came before its answer opens what the answer brings first.
  useEffect(() => {
    if (search.isWaiting || enteredText.current === null) return;
    const isSame = enteredText.current === text;
    enteredText.current = null;
    if (isSame) act(active?.row ?? 0);
  });

  useEffect(() => field.current?.focus(), [chosen]);

  function choose(next: Target) {
    setChosen(next);
    setText(wanted);
  }

  const hint = { isAsking, target, text: wanted.trim() };
  return (
    <div className="-mx-2 space-y-3">
      <div className="sticky top-14 z-10 -mt-4 flex gap-2 bg-surface px-2 pt-4 pb-1 md:top-16">
        <TargetChoice target={target} roleNames={roleNames} onChoose={choose} />
        <SearchField
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys.onKeyDown}
          placeholder={t(PLACEHOLDERS[target] ?? 'peoplePlaceholder')}
          aria-label={t('title')}
          aria-expanded={rows.length > 0}
          aria-controls={gridId}
          aria-activedescendant={active ? cellId(gridId, active.row, active.column) : undefined}
        />
      </div>
      {picking.failure !== null && (
        <div className="px-2">
          <Alert tone="danger">{errorText(picking.failure)}</Alert>
        </div>
      )}
      <div className="min-h-40 sm:min-h-96">
        {rows.length > 0 && (
          <ResultGrid id={gridId} label={t(isAsking ? 'results' : 'favourites')} rows={rows} active={active} />
        )}
        <div id={rows.length > 0 ? undefined : gridId}>
          <SearchHint state={isAsking ? search : picking.favourites} {...hint} rows={rows.length} />
          <SourceProblems search={search} />
        </div>
      </div>
      <SearchStatus search={search} isAsking={isAsking} rows={rows.length} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-2 py-3 text-muted md:sticky md:bottom-0 md:-mb-4">
        <button
          type="button"
          onClick={() => openPanel('locator')}
          className="min-h-11 rounded px-1 font-medium text-accent-text hover:underline md:min-h-8"
        >
          {t('openLocator')}
        </button>
        <p aria-hidden="true" className="hidden text-xs md:block">
          {t('keys')}
        </p>
      </div>
    </div>
  );
}

const PLACEHOLDERS: Partial<Record<Target, 'placeholder' | 'menuPlaceholder' | 'verbPlaceholder'>> = {
  [TARGET.all]: 'placeholder',
  [TARGET.menu]: 'menuPlaceholder',
  [TARGET.verbs]: 'verbPlaceholder',
};
