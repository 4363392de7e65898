import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/form/text-input';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { personItem, TARGET, type SearchItem } from '../search-items';
import { FilterChoice } from './filter-choice';
import { useDebounced } from '@/lib/client/use-debounced';

interface EmployeeTableProps {
  readonly onPick: (item: SearchItem) => unknown;
}

/** In milliseconds. */
const SEARCH_DELAY_MS = 300;

/** As many as the HR API gives at once. */
const PAGE_SIZE = 50;

/** LOC-04 to LOC-17: everyone whom the person may know by name, narrowed by text, mode, status and kind. */
export function EmployeeTable({ onPick }: EmployeeTableProps) {
  const t = useMessages('search');
  const errorText = useErrorText();
  const retryText = useMessages('notice')('retry');
  const [text, setText] = useState('');
  const [mode, setMode] = useState<'all' | 'manager' | 'reviewer'>('all');
  const [status, setStatus] = useState<'A' | 'N' | 'S'>('A');
  const [kind, setKind] = useState<'E' | 'V'>('E');
  const SearchText = useDebounced(text, SEARCH_DELAY_MS).trim();
  const filter = { SearchText, Mode: mode, ActiveStatus: status, AppVFlag: kind };
  const { first, rows, hasMore, isLoadingMore, failure, loadMore } = useLoadMore({
    query: JSON.stringify(['listEmployees', filter]),
    load: (After) => call('listEmployees', { ...filter, After }),
    positionOf: ({ ChillCode }) => ChillCode,
    idOf: ({ ChillCode }) => ChillCode,
    pageSize: PAGE_SIZE,
  });
  const columns = ['id', 'employeeId', 'name', 'business', 'unit', 'activeStatus'] as const;

  return (
    <div className="space-y-4">
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        <TextInput
          type="search"
          autoFocus
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={t('peoplePlaceholder')}
          aria-label={t('filterText')}
          className="col-span-2 md:col-span-1"
        />
        <FilterChoice
          label={t('mode')}
          value={mode}
          onChoose={setMode}
          options={[
            ['all', t('modeAll')],
            ['manager', t('modeManager')],
            ['reviewer', t('modeReviewer')],
          ]}
        />
        <FilterChoice
          label={t('activeStatus')}
          value={status}
          onChoose={setStatus}
          options={[
            ['A', t('active')],
            ['N', t('inactive')],
            ['S', t('anyStatus')],
          ]}
        />
        <FilterChoice
          label={t('kind')}
          value={kind}
          onChoose={setKind}
          options={[
            ['E', t('kindEmployees')],
            ['V', t('kindExternals')],
          ]}
        />
      </div>
      {first.data === undefined && first.error === undefined && (
        <div aria-busy="true">
          <SkeletonRows rows={6} />
        </div>
      )}
      {first.data === undefined && first.error !== undefined && (
        <div className="space-y-3">
          <Alert tone="danger">{errorText(first.error)}</Alert>
          <Button variant="secondary" type="button" onClick={() => void first.mutate()}>
            {retryText}
          </Button>
        </div>
      )}
      {first.data && rows.length === 0 && <p className="py-10 text-center text-muted">{t('nobody')}</p>}
      {rows.length > 0 && (
        <div
          role="region"
          aria-label={t('viewAll')}
          tabIndex={0}
          aria-busy={first.isValidating}
          className="overflow-x-auto rounded border border-line"
        >
          <table className="w-full min-w-[40rem] border-collapse text-left">
            <thead className="bg-surface-sunken text-muted">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 font-medium">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((person, at) => (
                <tr key={person.ChillCode} className="hover:bg-hover">
                  <td className="px-3 py-2 text-muted digits">{at + 1}</td>
                  <td className="px-3 py-2 digits">{person.Empid}</td>
                  <th scope="row" className="px-3 py-1 font-medium whitespace-nowrap">
                    <button
                      type="button"
                      onClick={() => onPick(personItem(person, TARGET.employee))}
                      className="min-h-8 text-left text-accent-text hover:underline max-md:min-h-11"
                    >
                      {person.Name}
                    </button>
                  </th>
                  <td className="px-3 py-2">{person.Business_Name}</td>
                  <td className="px-3 py-2">{person.Company_Name}</td>
                  <td className="px-3 py-2">
                    <Badge tone={person.Active === 'A' ? 'success' : 'neutral'}>
                      {t(person.Active === 'A' ? 'active' : 'inactive')}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      {hasMore && (
        <Button variant="secondary" type="button" isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
