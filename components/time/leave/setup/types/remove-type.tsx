import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { untilLeft } from '@/lib/client/pause';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import { LEAVE_SETUP_PAGE } from '../setup-pages';

interface RemoveTypeProps {
  readonly code: number;
  readonly name: string;
  /** Told all types where it stayed and was closed. */
  readonly onClosed: (types: readonly LeaveType[]) => void;
}

/** Deletes a type after a question; one with a history is closed instead, and says so. */
export function RemoveType({ code, name, onClosed }: RemoveTypeProps) {
  const t = useMessages('leave-setup');
  const router = useRouter();
  const { send } = useCallMutation('deleteLeaveType');

  async function remove() {
    const types = await send({ TypeCode: code });
    if (types.some(({ TypeCode }) => TypeCode === code)) {
      showSnackbar('success', t('typeForm.closedInstead', { name }));
      onClosed(types);
      return;
    }
    showSnackbar('success', t('typeForm.deleted', { name }));
    router.replace(LEAVE_SETUP_PAGE);
    router.refresh();
    await untilLeft;
  }

  return (
    <ConfirmButton
      text={t('typeForm.delete')}
      title={t('typeForm.deleteTitle', { name })}
      cancelText={t('cancel')}
      isDangerous
      onConfirm={remove}
    >
      {t('typeForm.deleteText')}
    </ConfirmButton>
  );
}
