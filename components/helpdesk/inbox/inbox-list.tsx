import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/form/text-input';
import { useKeys } from '@/lib/client/shortcuts/use-keys';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { InboxFilter } from './inbox-filter';
import type { TicketStatus } from '../conversation/reply/reply-rules';
import { StatusFilter } from './status-filter';
import { TicketList } from './ticket-list';
import type { useTicketList } from './use-ticket-list';

interface InboxListProps {
  readonly list: ReturnType<typeof useTicketList>;
  readonly filter: InboxFilter;
  readonly onFilter: (filter: InboxFilter) => void;
  readonly statuses: readonly TicketStatus[];
  readonly open: string | null;
  readonly unfolded: ReactNode;
  readonly now: Date;
  readonly onPick: (code: string, isByKey: boolean) => void;
  readonly onPrepare: () => void;
  readonly onCompose: () => void;
}

/** How long nobody types before it is searched, in milliseconds. */
const SEARCH_DELAY_MS = 300;

/** The tickets with what narrows them down, or what there is to say instead (INBOX-17 to INBOX-19, INBOX-21). */
export function InboxList(props: InboxListProps) {
  const t = useMessages('helpdesk');
  const errorText = useErrorText();
  const { list, filter, onFilter, statuses, onCompose, unfolded, ...rows } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filter.search);
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const latest = useRef({ filter, onFilter });
  useEffect(() => {
    latest.current = { filter, onFilter };
  });
  useEffect(() => {
    const { filter: present, onFilter: narrow } = latest.current;
    if (search !== present.search) narrow({ ...present, search });
  }, [search]);
  useKeys(searchRef, { '/': () => searchRef.current?.focus() });

  function showAll() {
    setTyped('');
    onFilter({ status: 0, search: '' });
  }

  const { first, tickets, counts, hasMore, failure, loadMore } = list;
  const isNarrowed = filter.status !== 0 || filter.search !== '';
  return (
    <>
      <div className="space-y-3 border-b border-line px-4 py-3">
        <TextInput
          ref={searchRef}
          type="search"
          aria-label={t('inbox.search')}
          placeholder={t('inbox.search')}
          aria-keyshortcuts="/"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <StatusFilter
          statuses={statuses}
          counts={counts}
          chosen={filter.status}
          onChoose={(status) => onFilter({ ...filter, status })}
        />
      </div>
      <div aria-busy={first.isValidating} className="min-h-0 flex-1 md:overflow-y-auto md:overscroll-contain">
        {first.data ? (
          tickets.length > 0 ? (
            <TicketList
              {...rows}
              tickets={tickets}
              unfolded={unfolded}
              hasMore={hasMore}
              failure={failure === null ? null : errorText(failure)}
              onMore={() => void loadMore()}
            />
          ) : isNarrowed ? (
            <EmptyState
              title={t('inbox.notFound')}
              text={t('inbox.notFoundText')}
              action={
                <Button variant="secondary" type="button" onClick={showAll}>
                  {t('inbox.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('inbox.none')}
              text={t('inbox.noneText')}
              action={
                <Button type="button" onClick={onCompose}>
                  {t('inbox.compose')}
                </Button>
              }
            />
          )
        ) : first.error ? (
          <div className="space-y-4 p-4">
            <Alert tone="danger">{errorText(first.error)}</Alert>
            <Button variant="secondary" type="button" onClick={() => void first.mutate()}>
              {t('form.retry')}
            </Button>
          </div>
        ) : (
          <div className="px-4 py-3">
            <p role="status" className="text-muted">
              {t('inbox.loading')}
            </p>
            <SkeletonRows rows={6} />
          </div>
        )}
      </div>
    </>
  );
}
