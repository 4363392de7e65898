'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { FLAG } from '@/lib/contract/call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { popupClasses } from './popup-classes';
import type { PopupProps } from './popup-props';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { PageButton } from '@/components/platform/page-button';

const FIELDS = [
  'Name',
  'Empid',
  'EmailID',
  'Level_Name',
  'Unit_Name',
  'Location_Name',
  'ReportingManager',
  'DateOfJoin',
] as const satisfies readonly (keyof ReplyFor<'getEmployeeHeader'>)[];

/** POP-05: a person looks at what is known of them, and says that it is right or goes on to correct it. Later is possible. */
export function DetailsPopup({ isOpen, onClose }: PopupProps) {
  const errorText = useErrorText();
  const t = useMessages('buddy');
  const { send, isSending } = useCallMutation('closePopup');
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm() {
    setFailure(null);
    try {
      await send({ ischg: FLAG.details });
      onClose();
    } catch (thrown) {
      setFailure(thrown);
    }
  }

  /** Until the next sign-in; where that cannot be noted, it comes again with the next page. */
  function postpone() {
    onClose();
    send({ ischg: FLAG.details, IsLater: true }).catch(() => undefined);
  }

  return (
    <Dialog isOpen={isOpen} onClose={postpone} title={t('detailsTitle')} classes={popupClasses}>
      <p className="mt-1 mb-4 text-base text-muted">{t('detailsText')}</p>
      <Details />
      {failure !== null && (
        <div className="mt-4">
          <Alert tone="danger">{errorText(failure)}</Alert>
        </div>
      )}
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={postpone}>
          {t('later')}
        </Button>
        <PageButton page="/ecenter/essprofileedit" onClick={postpone}>
          {t('updateProfile')}
        </PageButton>
        <Button type="button" isBusy={isSending} busyText={t('saving')} onClick={() => void confirm()}>
          {t('correct')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Details() {
  const t = useMessages('buddy');
  const errorText = useErrorText();
  const { data, error, mutate } = useCall('getEmployeeHeader', {}, { revalidateOnFocus: false });
  if (error && !data) {
    return (
      <div className="space-y-3">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button type="button" variant="secondary" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <SkeletonRows rows={4} />
      </div>
    );
  }
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {FIELDS.map((field) => (
        <div key={field} className="border-b border-line py-2.5">
          <dt className="text-muted">{t(`fields.${field}`)}</dt>
          <dd className="font-medium">
            {data[field] || <span className="font-normal text-muted">{t('notGiven')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
