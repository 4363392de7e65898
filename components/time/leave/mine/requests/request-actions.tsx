import { ConfirmButton } from '@/components/platform/confirm-button';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { refreshLeave } from '../../refresh-leave';
import type { LeaveRequestDetail } from '../leave-holder';
import { amountGivenBack } from './amount-given-back';
import { CancelLeave } from './cancel-leave';

interface RequestActionsProps {
  readonly request: LeaveRequestDetail;
  readonly isOwn: boolean;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onDone: () => void;
  readonly onChange: () => void;
}

/** What can be done about a request: changed or taken back while it is open, cancelled once it is approved. */
export function RequestActions({ request, isOwn, today, onDone, onChange }: RequestActionsProps) {
  const t = useMessages('my-leave.request');
  const amounts = useMessages('leave');
  const withdrawal = useCallMutation('withdrawLeaveRequest');
  const { RequestCode, CanChange, CanWithdraw, CanCancel } = request;

  function finish(text: string) {
    showSnackbar('success', text);
    onDone();
  }

  /** Whatever comes of it, what is shown is read anew. */
  async function withdraw() {
    await withdrawal.send({ RequestCode }).finally(() => void refreshLeave());
    finish(t('withdrawn'));
  }

  if (!CanChange && !CanWithdraw && !CanCancel) return null;
  return (
    <div className="flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
      {CanChange && (
        <Button type="button" variant="secondary" onClick={onChange}>
          {t('change')}
        </Button>
      )}
      {CanWithdraw && (
        <ConfirmButton
          text={t('withdraw')}
          title={t('withdrawTitle')}
          cancelText={t('keep')}
          isDangerous
          onConfirm={withdraw}
        >
          {t('withdrawText')}
        </ConfirmButton>
      )}
      {CanCancel && (
        <CancelLeave
          code={RequestCode}
          amount={amountGivenBack(request, isOwn, today)}
          onCancelled={(amount) => finish(t('cancelled', { amount: amountText(amounts, amount) }))}
        />
      )}
    </div>
  );
}
