import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionPlace } from '../read/section-place';
import { HistoryEntry } from './history-entry';

interface HistoryDialogProps {
  readonly place: SectionPlace;
  readonly name: string;
  readonly onClose: () => void;
}

/** As many as the HR API gives at once. */
const PAGE_SIZE = 50;

const classes =
  'enter-fade m-auto w-[min(40rem,calc(100vw-2rem))] rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

/** What was changed in a section, by whom, and who decided. */
export function HistoryDialog({ place, name, onClose }: HistoryDialogProps) {
  const t = useMessages('profile-sections');
  const [now] = useState(Date.now);
  const { first, rows, hasMore, isLoadingMore, loadMore } = useLoadMore({
    query: JSON.stringify(['listSectionHistory', place, now]),
    load: (Before) => call('listSectionHistory', { ...place, Before }),
    positionOf: ({ ChangeCode }) => ChangeCode,
    idOf: ({ ChangeCode }) => ChangeCode,
    pageSize: PAGE_SIZE,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('historyOf', { name })} classes={classes}>
      <div
        tabIndex={0}
        role="group"
        aria-label={t('historyOf', { name })}
        className="mt-3 max-h-[65dvh] overflow-y-auto"
      >
        <PanelData of={first} skeleton={<SkeletonRows rows={4} />}>
          {() =>
            rows.length === 0 ? (
              <p className="py-6 text-muted">{t('noHistory')}</p>
            ) : (
              <ol className="divide-y divide-line">
                {rows.map((change) => (
                  <li key={change.ChangeCode} className="py-4 first:pt-0">
                    <HistoryEntry change={change} />
                  </li>
                ))}
              </ol>
            )
          }
        </PanelData>
        {hasMore && (
          <Button variant="secondary" type="button" isBusy={isLoadingMore} onClick={() => void loadMore()}>
            {t('more')}
          </Button>
        )}
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
