'use client';

import Link from 'next/link';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import type { ImportOfList } from '@/lib/contract/workplace/imports/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { NEW_IMPORT_PAGE } from '../import-pages';
import { ImportRow } from './import-row';
import { PAGE_SIZE } from './page-size';

interface ImportListProps {
  /** The first page. */
  readonly imports: readonly ImportOfList[];
  /** When the page was written, ISO 8601. */
  readonly readAt: string;
}

/** What was brought by file so far, the latest first. */
export function ImportList({ imports, readAt }: ImportListProps) {
  const t = useMessages('imports');
  const errorText = useErrorText();
  const list = useLoadMore({
    query: JSON.stringify(['listImports', readAt]),
    load: (After) => call('listImports', { After, PageSize: PAGE_SIZE, Kind: '', States: [], OnlyOwn: false }),
    positionOf: ({ Position }) => Position,
    idOf: ({ ImportCode }) => ImportCode,
    pageSize: PAGE_SIZE,
    initial: imports,
  });
  if (list.rows.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('list.none')}
          text={t('list.noneText')}
          action={
            <Link href={NEW_IMPORT_PAGE} prefetch={false} className={buttonClasses('primary')}>
              {t('new')}
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul aria-label={t('list.title')} className="divide-y divide-line">
        {list.rows.map((row) => (
          <ImportRow key={row.ImportCode} row={row} onEnd={() => void list.readAgain()} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="space-y-3 border-t border-line p-4 text-center">
          {list.failure !== null && <Alert tone="danger">{errorText(list.failure)}</Alert>}
          <Button variant="secondary" type="button" isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
