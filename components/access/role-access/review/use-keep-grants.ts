import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRefusal } from '../use-refusal';

/** Keeps roles as they are at one press, and answers whether that was done. */
export function useKeepGrants(onKept: () => Promise<unknown>) {
  const t = useMessages('role-access');
  const refusal = useRefusal();
  const { send, isSending } = useCallMutation('confirmGrants');

  async function keep(codes: readonly string[]): Promise<boolean> {
    try {
      await send({ GrantCodes: [...codes] });
    } catch (error) {
      showSnackbar('error', refusal(error));
      return false;
    }
    showSnackbar('success', t('kept', { count: codes.length }));
    await onKept();
    return true;
  }

  return { keep, isSending };
}
