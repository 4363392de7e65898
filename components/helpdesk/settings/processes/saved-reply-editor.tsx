import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { SavedReply } from '@/lib/contract/helpdesk/desk';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { SavedReplyForm } from './saved-reply-form';

interface SavedReplyEditorProps {
  readonly replies: readonly SavedReply[];
  readonly onChanged: () => Promise<unknown>;
  readonly onBack: () => void;
}

const EMPTY: SavedReply = {
  SavedReplyCode: '',
  Title: '',
  Text: '',
  ProcessCode: 0,
  IsOwn: true,
  CanChange: true,
};

/** Makes, changes and deletes saved replies. Who wrote one may change it. */
export function SavedReplyEditor({ replies, onChanged, onBack }: SavedReplyEditorProps) {
  const t = useMessages('desk.replies');
  const errorText = useErrorText();
  const [edited, setEdited] = useState<SavedReply | null>(null);
  const [doomed, setDoomed] = useState<SavedReply | null>(null);
  const { send: remove, isSending } = useCallMutation('deleteSavedReply');

  async function removeDoomed() {
    if (!doomed || isSending) return;
    try {
      await remove({ SavedReplyCode: doomed.SavedReplyCode });
      await onChanged();
    } catch (error) {
      showSnackbar('error', errorText(error));
    } finally {
      setDoomed(null);
    }
  }

  if (edited) {
    return (
      <SavedReplyForm
        reply={edited}
        onSaved={async () => {
          await onChanged();
          setEdited(null);
        }}
        onCancel={() => setEdited(null)}
      />
    );
  }
  const quiet =
    'min-h-11 rounded px-2 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink md:min-h-8';
  return (
    <div className="mt-4 space-y-4">
      {replies.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {replies.map((reply) => (
          <li key={reply.SavedReplyCode} className="flex flex-wrap items-center gap-x-2 py-1.5">
            <span className="min-w-0 flex-1 font-medium">{reply.Title}</span>
            <Badge>{reply.IsOwn ? t('own') : t('shared')}</Badge>
            {reply.CanChange && (
              <>
                <button
                  type="button"
                  aria-label={t('editOf', { title: reply.Title })}
                  onClick={() => setEdited(reply)}
                  className={quiet}
                >
                  {t('edit')}
                </button>
                <button
                  type="button"
                  aria-label={t('deleteOf', { title: reply.Title })}
                  onClick={() => setDoomed(reply)}
                  className={quiet}
                >
                  {t('delete')}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" type="button" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="button" onClick={() => setEdited(EMPTY)}>
          <PlusIcon className="size-4" />
          {t('new')}
        </Button>
      </div>
      <DeleteDialog
        isOpen={doomed !== null}
        words={{
          title: t('deleteTitle'),
          question: t('deleteQuestion'),
          deleting: t('deleting'),
          delete: t('delete'),
          cancel: t('cancel'),
        }}
        isBusy={isSending}
        onDelete={() => void removeDoomed()}
        onCancel={() => setDoomed(null)}
      >
        <p className="mt-2">{t('deleteText', { title: doomed?.Title ?? '' })}</p>
      </DeleteDialog>
    </div>
  );
}
