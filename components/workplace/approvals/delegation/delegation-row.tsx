import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Delegation } from '@/lib/contract/workplace/approvals/delegations';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface DelegationRowProps {
  readonly delegation: Delegation;
  readonly onStopped: () => void;
}

/** Who decides for whom from when to when; one's own can be ended. */
export function DelegationRow({ delegation, onStopped }: DelegationRowProps) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('stopDelegation');
  const { DelegationCode, From, To, FromDate, ToDate, State, IsMine } = delegation;
  const when = (wire: string) => wireTimeText(wire, language);

  async function stop() {
    try {
      await send({ DelegationCode });
      showSnackbar('success', t('stopped'));
      onStopped();
    } catch (error) {
      showSnackbar('error', errorText(error));
    } finally {
      setIsAsked(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {IsMine ? t('toName', { name: To.Name }) : t('fromName', { name: From.Name })}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-muted digits">
          {t('fromTo', { from: when(FromDate), to: when(ToDate) })}
          <Badge tone={State === 'active' ? 'success' : 'neutral'}>{t(State)}</Badge>
        </p>
      </div>
      {IsMine && (
        <button type="button" className={rowButtonClasses} onClick={() => setIsAsked(true)}>
          {t('stop')}
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('stopTitle')}
        confirmText={t('stop')}
        cancelText={t('cancel')}
        isBusy={isSending}
        onConfirm={() => void stop()}
        onCancel={() => setIsAsked(false)}
      >
        {t('stopText', { name: To.Name })}
      </ConfirmDialog>
    </li>
  );
}
