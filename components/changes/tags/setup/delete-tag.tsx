import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Tag } from '@/lib/contract/changes/tag-setup';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupDialogProps } from './opened-tag';

/** Asks before a tag is deleted. */
export function DeleteTag({ tag, onSaved, onClose }: SetupDialogProps & { readonly tag: Tag }) {
  const t = useMessages('tags');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('deleteTag');

  async function remove() {
    try {
      onSaved(await send({ TagCode: tag.TagCode }));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle', { tag: tag.Name })}
      confirmText={t('delete')}
      cancelText={t('cancel')}
      isBusy={isSending}
      isDangerous
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}
