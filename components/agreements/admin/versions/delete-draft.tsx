import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { untilLeft } from '@/lib/client/pause';
import { useMessages } from '@/lib/i18n/use-messages';
import { ADMIN_PAGE } from '../conduct-page';

interface DeleteDraftProps {
  readonly code: string;
}

/** Deletes a draft after a question. */
export function DeleteDraft({ code }: DeleteDraftProps) {
  const t = useMessages('agreements-admin');
  const router = useRouter();
  const { send } = useCallMutation('deleteConductDraft');

  async function remove() {
    await send({ ConductCode: code });
    showSnackbar('success', t('deleted'));
    router.replace(ADMIN_PAGE);
    router.refresh();
    return untilLeft;
  }

  return (
    <ConfirmButton text={t('delete')} title={t('deleteTitle')} cancelText={t('cancel')} isDangerous onConfirm={remove}>
      {t('deleteText')}
    </ConfirmButton>
  );
}
