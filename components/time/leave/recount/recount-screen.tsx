'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ReplyFor } from '@/lib/contract/all';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { RecountTable } from './recount-table';

type Preview = ReplyFor<'previewLeaveRecount'>;

/** Approved leave that counts differently since a calendar was changed: listed first, and booked once somebody says so. */
export function RecountScreen({ initial }: { readonly initial: Preview }) {
  const t = useMessages('leave-recount');
  const errorText = useErrorText();
  const preview = useCall('previewLeaveRecount', {}, { fallbackData: initial, revalidateOnMount: false });
  const { send, isSending } = useCallMutation('recountLeave');
  const [done, setDone] = useState<ReplyFor<'recountLeave'> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { Requests, IsMore } = preview.data ?? initial;
  const doneRef = useRef<HTMLDivElement>(null);

  // The button goes with the last request.
  useEffect(() => {
    if (done) doneRef.current?.focus();
  }, [done]);

  async function recount() {
    setDone(null);
    setError(null);
    try {
      setDone(await send({ RequestCodes: Requests.map(({ RequestCode }) => RequestCode) }));
      await preview.mutate();
    } catch (refusal) {
      setError(errorText(refusal));
    }
  }

  return (
    <div className="space-y-4">
      {done && (
        <div ref={doneRef} tabIndex={-1} className="outline-none">
          <Alert tone="success">{t('done', { requests: done.Requests, days: done.Days })}</Alert>
        </div>
      )}
      {(error ?? preview.error) && <Alert tone="danger">{error ?? errorText(preview.error)}</Alert>}
      <Card className="p-5 md:p-6">
        {Requests.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <>
            <RecountTable requests={Requests} />
            {IsMore && <p className="mt-3 text-muted">{t('more')}</p>}
            <div className="mt-5">
              <Button isBusy={isSending} busyText={t('recounting')} onClick={() => void recount()}>
                {t('recount', { count: Requests.length })}
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
