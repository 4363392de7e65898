import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { TextInput } from '@/components/ui/form/text-input';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { EmployeeTable } from './employee-table';
import { cellId, ResultGrid } from '../result-grid';
import { itemRow } from '../result-rows';
import { SearchHint } from '../search-hint';
import { isFavourite, peopleRequest, personItems, TARGET } from '../search-items';
import { useDebounced } from '@/lib/client/use-debounced';
import { useGridKeys } from '../use-grid-keys';
import { usePick } from '../use-pick';

/** In milliseconds. */
const SEARCH_DELAY_MS = 200;

/** LOC-01 to LOC-03: one person by number or name, or the table of all; Cancel leads to Employee Care (ROUTE-12). */
export function LocatorPanel({ close }: PanelProps) {
  const t = useMessages('search');
  const errorText = useErrorText();
  const router = useRouter();
  const [isTableShown, setIsTableShown] = useState(false);
  const [text, setText] = useState('');
  const asked = peopleRequest(TARGET.active, useDebounced(text, SEARCH_DELAY_MS));
  const found = useCall('searchEmployees', asked && { ...asked, IsPicker: true }, { revalidateOnFocus: false });
  const picking = usePick(close);
  const id = useId();
  const items = asked ? personItems(found.data ?? [], TARGET.employee) : [];
  const rows = items.map((item) => itemRow(t, item, isFavourite(picking.favourites.data ?? [], item), picking));
  const keys = useGridKeys({
    of: text,
    rows,
    columns: 2,
    first: { row: 0, column: 0 },
    onEnter: (cell) => cell && (cell.column === 0 ? rows[cell.row]?.onOpen() : rows[cell.row]?.action?.onDo()),
  });

  function cancel() {
    close();
    router.push('/ecenter/dashboard');
  }

  return (
    <div className="space-y-4">
      {picking.failure !== null && <Alert tone="danger">{errorText(picking.failure)}</Alert>}
      {isTableShown ? (
        <EmployeeTable onPick={picking.pick} />
      ) : (
        <>
          <TextInput
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            autoFocus
            data-first-focus
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={keys.onKeyDown}
            placeholder={t('peoplePlaceholder')}
            aria-label={t('findPerson')}
            aria-haspopup="grid"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-grid`}
            aria-autocomplete="list"
            aria-activedescendant={keys.active ? cellId(`${id}-grid`, keys.active.row, keys.active.column) : undefined}
          />
          <div className="-mx-2 min-h-40">
            {rows.length > 0 ? (
              <ResultGrid id={`${id}-grid`} label={t('results')} rows={rows} active={keys.active} />
            ) : (
              <div id={`${id}-grid`}>
                <SearchHint state={found} isAsking target={TARGET.active} text={text.trim()} rows={0} />
              </div>
            )}
          </div>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button variant="secondary" type="button" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="button" onClick={() => setIsTableShown(!isTableShown)}>
          {t(isTableShown ? 'findPerson' : 'viewAll')}
        </Button>
      </div>
    </div>
  );
}
