import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionPlace } from '../read/section-place';
import type { SectionRow } from './row-columns';

interface DeleteRowProps {
  readonly place: SectionPlace;
  readonly sectionName: string;
  /** Null while nobody is asked. */
  readonly row: SectionRow | null;
  readonly name: string;
  readonly onDeleted: () => unknown;
  readonly onClose: () => void;
}

/** C2: milliseconds. */
const DELETED_MS = 2000;

/** MAST-10 to MAST-12: asks, and deletes the row. */
export function DeleteRow({ place, sectionName, row, name, onDeleted, onClose }: DeleteRowProps) {
  const t = useMessages('profile-sections');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('deleteSectionRow');

  async function remove({ KeyCode, RowVersion }: SectionRow) {
    try {
      const { StatusCode } = await send({ ...place, KeyCode, RowVersion });
      const done = StatusCode === 'pending' ? 'deleteAsked' : 'deleted';
      showSnackbar('success', t(done, { SectionName: sectionName }), DELETED_MS);
    } catch (error) {
      const isNominee = error instanceof CallError && error.params?.['reason'] === 'nominee';
      showSnackbar('error', isNominee ? t('benefit.staysNominee') : errorText(error));
    }
    await onDeleted();
    onClose();
  }

  return (
    <DeleteDialog
      isOpen={row !== null}
      isBusy={isSending}
      words={{
        title: t('deleteTitle'),
        question: t('deleteQuestion'),
        deleting: t('deleting'),
        delete: t('delete'),
        cancel: t('cancel'),
      }}
      onDelete={() => row && void remove(row)}
      onCancel={onClose}
    >
      <p className="mt-2 font-medium text-ink">{name}</p>
    </DeleteDialog>
  );
}
