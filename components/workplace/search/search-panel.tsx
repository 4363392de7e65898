import { useEffect, useId, useRef, useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { Alert } from '@/components/ui/feedback/alert';
import { SearchIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { cellId, ResultGrid } from './result-grid';
import { favouriteRows, itemRow } from './result-rows';
import { MIN_CHARACTERS, isFavourite, openFavourites, TARGET, type Target } from './search-items';
import { SearchHint } from './search-hint';
import { TargetChoice } from './target-choice';
import { useGridKeys } from './use-grid-keys';
import { usePick } from './use-pick';
import { useRoleNames } from './use-role-names';
import { useSearch } from './use-search';

/** QS-01 to QS-08, SRCH-01 to SRCH-11: one field for menu and people; below it what was opened last, or what is found. */
export function SearchPanel({ subject, close }: PanelProps) {
  const t = useMessages('search');
  const errorText = useErrorText();
  const retryText = useMessages('notice')('retry');
  const [target, setTarget] = useState<Target>(subject === 'employees' ? TARGET.employee : TARGET.menu);
  const [text, setText] = useState('');
  const roleNames = useRoleNames();
  const search = useSearch(target, text);
  const picking = usePick(close);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const favourites = openFavourites(picking.favourites.data ?? []);
  const isAsking = text.trim() !== '';

  const rows = isAsking
    ? search.items.map((item) => itemRow(t, item, isFavourite(favourites, item), picking))
    : favouriteRows(t, favourites, roleNames, picking);
  const keys = useGridKeys({
    of: `${target} ${text}`,
    rows: rows.length,
    columns: 2,
    first: isAsking ? { row: 0, column: 0 } : null,
    onEnter: ({ row, column }) => (column === 1 && rows[row]?.action ? rows[row].action.onDo() : rows[row]?.onOpen()),
  });
  const active = keys.active && { ...keys.active, column: rows[keys.active.row]?.action ? keys.active.column : 0 };

  useEffect(() => field.current?.focus(), [target]);

  return (
    <div className="-mx-2 space-y-3">
      <div className="flex flex-col gap-2 px-2 sm:flex-row">
        <TargetChoice target={target} roleNames={roleNames} onChoose={setTarget} />
        <div className="relative flex-1">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" />
          <input
            ref={field}
            data-first-focus
            type="text"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={({ target: { value } }) => setText(value)}
            onKeyDown={keys.onKeyDown}
            placeholder={t(target === TARGET.menu ? 'menuPlaceholder' : 'peoplePlaceholder')}
            aria-label={t('title')}
            aria-haspopup="grid"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-grid`}
            aria-autocomplete="list"
            aria-activedescendant={active ? cellId(`${id}-grid`, active.row, active.column) : undefined}
            className="block min-h-11 w-full rounded border border-line-strong bg-surface py-2 pr-3 pl-10 text-base transition-colors duration-150 placeholder:text-muted md:text-sm"
          />
        </div>
      </div>
      {picking.failure !== null && (
        <div className="px-2">
          <Alert tone="danger">{errorText(picking.failure)}</Alert>
        </div>
      )}
      <div className="min-h-40">
        {rows.length > 0 ? (
          <ResultGrid id={`${id}-grid`} label={t(isAsking ? 'results' : 'favourites')} rows={rows} active={active} />
        ) : (
          <div id={`${id}-grid`}>
            <SearchHint
              state={isAsking ? search : picking.favourites}
              isAsking={isAsking}
              isTooShort={target !== TARGET.menu && [...text.trim()].length < MIN_CHARACTERS}
              text={text.trim()}
              retryText={retryText}
            />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAsking && !search.isLoading ? t('found', { count: search.items.length }) : ''}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-2 pt-3 text-muted">
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
