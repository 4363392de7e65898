'use client';

import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { CallError } from '@/lib/client/call/call-error';
import { useCall } from '@/lib/client/call/use-call';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { MAX_FEEDS, type FeedKind } from '@/lib/contract/time/calendar-feeds/feed-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { FeedList } from './feed-list';
import { NewAddress } from './new-address';

interface SubscribeDialogProps {
  readonly kind: FeedKind;
  readonly onClose: () => void;
}

/** Makes the secret address of a calendar, which is shown this once, and lists all that there are. */
export function SubscribeDialog({ kind, onClose }: SubscribeDialogProps) {
  const t = useMessages('calendar-feeds');
  const errorText = useErrorText();
  const feeds = useCall('listCalendarFeeds', {});
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function make() {
    setIsBusy(true);
    setFailure(null);
    try {
      const { told } = await postSignedIn('calendar-feed', { Kind: kind });
      setSecret(told?.[0] ?? null);
      await feeds.mutate();
    } catch (error) {
      const isFull = hasIssueAt(error, 'Kind');
      // Whoever would rather not confirm that it is them has said so.
      const isCancelled = error instanceof CallError && error.code === 'proof_required';
      if (!isCancelled) setFailure(isFull ? t('tooMany', { count: MAX_FEEDS }) : errorText(error));
    }
    setIsBusy(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} classes={listDialogClasses}>
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain pt-2">
        <p className="text-base text-pretty text-muted">{t(`lead.${kind}`)}</p>
        {secret === null ? (
          <>
            <p className="text-pretty">{t('how')}</p>
            {failure && <Alert tone="danger">{failure}</Alert>}
            <Button
              type="button"
              isBusy={isBusy}
              busyText={t('making')}
              onClick={() => void make()}
              className="max-sm:w-full"
            >
              {t('make')}
            </Button>
          </>
        ) : (
          <NewAddress secret={secret} />
        )}
        <section aria-labelledby="calendar-feeds">
          <h3 id="calendar-feeds" className="text-base font-semibold">
            {t('list')}
          </h3>
          <PanelData of={feeds} skeleton={<SkeletonRows rows={2} />}>
            {(all) => <FeedList feeds={all} onChanged={() => void feeds.mutate()} />}
          </PanelData>
        </section>
      </div>
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
