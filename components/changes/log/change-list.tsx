'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import type { Change } from '@/lib/contract/changes/changes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeEntry } from './change-entry';

type Kind = '' | Change['Kind'];

interface ChangeListProps {
  readonly label: string;
  /** Everything that was changed of somebody, or what is to come of them; with an empty key, of all people that one keeps. */
  readonly list: 'listPersonChanges' | 'listChangesToCome';
  readonly ChillCode: string;
  readonly kind: Kind;
  /** What an empty list means. */
  readonly emptyText: string;
  readonly onChanged?: () => unknown;
}

const PAGE_SIZE = 50;
const codeOf = ({ ChangeCode }: Change) => ChangeCode;

/** Changes in sentences, fifty at a time. */
export function ChangeList({ label, list, ChillCode, kind, emptyText, onChanged }: ChangeListProps) {
  const t = useMessages('changes.log');
  const errorText = useErrorText();
  const { first, rows, hasMore, isLoadingMore, failure, loadMore, readAgain } = useLoadMore<Change>({
    query: JSON.stringify([list, ChillCode, kind]),
    load: (After) => call(list, { ChillCode, Kind: kind, After }),
    positionOf: codeOf,
    idOf: codeOf,
    pageSize: PAGE_SIZE,
  });

  async function changed() {
    await readAgain();
    onChanged?.();
  }

  return (
    <PanelData of={first} skeleton={<SkeletonRows rows={5} />}>
      {() => (
        <>
          <Card>
            {rows.length === 0 && <EmptyState title={t('none')} text={emptyText} />}
            <ul aria-label={label} className="divide-y divide-line">
              {rows.map((change) => (
                <ChangeEntry key={change.ChangeCode} change={change} hasPerson={ChillCode === ''} onChanged={changed} />
              ))}
            </ul>
          </Card>
          {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
          {hasMore && (
            <div className="mt-4 flex justify-center">
              <Button
                variant="secondary"
                type="button"
                isBusy={isLoadingMore}
                busyText={t('loading')}
                onClick={() => void loadMore()}
              >
                {t('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </PanelData>
  );
}
