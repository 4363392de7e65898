import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { AccountFactor } from '@/lib/contract/access/second-factor';
import { dateTimeText } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface OpenResetProps {
  readonly accountCode: string;
  readonly request: NonNullable<AccountFactor['Request']>;
  readonly cannotAgree: AccountFactor['CannotAgree'];
  readonly onDone: () => Promise<void>;
}

/** A reset that one administrator asked for, and what another does about it. */
export function OpenReset({ accountCode, request, cannotAgree, onDone }: OpenResetProps) {
  const t = useMessages('second-factor');
  const language = useLanguage();
  const errorText = useErrorText();
  const agree = useCallMutation('confirmFactorReset');
  const decline = useCallMutation('cancelFactorReset');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const timeOf = (at: string) => dateTimeText(new Date(at), language);

  async function settle(step: typeof agree | typeof decline, done: string) {
    setIsBusy(true);
    setFailure(null);
    try {
      await step.send({ AccountCode: accountCode });
      setIsAsked(false);
      showSnackbar('success', done);
      await onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
    setIsBusy(false);
  }

  return (
    <section aria-labelledby="open-reset" className="rounded border border-line bg-surface-sunken p-4">
      <h2 id="open-reset" className="text-base font-semibold">
        {t('openReset')}
      </h2>
      <p className="mt-1 text-pretty text-muted">
        {t('openResetBy', { name: request.AskedBy, time: timeOf(request.AskedAt) })}
      </p>
      <p className="mt-3 font-medium wrap-anywhere">{request.Reason}</p>
      <p className="mt-3 text-pretty text-muted">
        {cannotAgree === '' ? t('openResetUntil', { time: timeOf(request.EndsAt) }) : t(`cannotAgree.${cannotAgree}`)}
      </p>
      {failure && !isAsked && (
        <div className="mt-3">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {cannotAgree === '' && (
          <Button type="button" disabled={isBusy} onClick={() => setIsAsked(true)}>
            {t('agree')}
          </Button>
        )}
        <Button
          type="button"
          variant="secondary"
          disabled={isBusy}
          onClick={() => void settle(decline, t('resetDeclined'))}
        >
          {t(cannotAgree === 'asker' ? 'takeBack' : 'decline')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t('agreeTitle')}
          confirmText={t('agree')}
          cancelText={t('cancel')}
          isBusy={isBusy}
          isDangerous
          onConfirm={() => void settle(agree, t('resetDone'))}
          onCancel={() => setIsAsked(false)}
        >
          <p>{t('agreeText')}</p>
          {failure && (
            <div className="mt-4">
              <Alert tone="danger">{failure}</Alert>
            </div>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}
