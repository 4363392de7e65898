import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { CompOffClaim } from '@/lib/contract/time/comp-off/comp-off';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { refreshCompOff } from '../refresh-comp-off';

const REFUSALS = ['used', 'lapsed'] as const;

/** What can be done about a claim: taken back while it is open, its credit given up once it is approved. */
export function ClaimActions({ claim }: { readonly claim: CompOffClaim }) {
  const t = useMessages('comp-off.actions');
  const amounts = useMessages('leave');
  const errorText = useErrorText();
  const withdrawal = useCallMutation('withdrawCompOffClaim');
  const cancellation = useCallMutation('cancelCompOffClaim');
  const { KeyCode, CanWithdraw, CanCancel, Amount } = claim;

  /** Why it was refused, in words. */
  function failureText(error: unknown): string {
    const reason = error instanceof CallError && error.code === 'conflict' ? error.params?.reason : undefined;
    const known = REFUSALS.find((one) => one === reason);
    return known ? t(`refusals.${known}`) : errorText(error);
  }

  /** Whatever comes of it, what is shown is read anew. */
  async function act({ send }: typeof withdrawal | typeof cancellation, done: string) {
    try {
      await send({ KeyCode });
      showSnackbar('success', done);
    } catch (error) {
      showSnackbar('error', failureText(error));
    }
    await refreshCompOff();
  }

  if (CanWithdraw)
    return (
      <ConfirmButton
        text={t('withdraw')}
        title={t('withdrawTitle')}
        cancelText={t('keep')}
        isDangerous
        onConfirm={() => act(withdrawal, t('withdrawn'))}
      >
        {t('withdrawText')}
      </ConfirmButton>
    );
  if (!CanCancel) return null;
  return (
    <ConfirmButton
      text={t('cancel')}
      title={t('cancelTitle')}
      cancelText={t('keep')}
      isDangerous
      onConfirm={() => act(cancellation, t('cancelled'))}
    >
      {t('cancelText', { amount: amountText(amounts, Amount) })}
    </ConfirmButton>
  );
}
