import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { SavedReply } from '@/lib/contract/helpdesk/desk';
import { fillIn } from '@/lib/i18n/fill-in';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import type { DeskMessages } from '../../desk/desk-messages';
import { SavedReplyForm } from './saved-reply-form';

interface SavedReplyEditorProps {
  readonly replies: readonly SavedReply[];
  readonly words: DeskMessages['replies'];
  readonly failureText: (error: unknown) => string;
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
export function SavedReplyEditor({ replies, words, failureText, onChanged, onBack }: SavedReplyEditorProps) {
  const [edited, setEdited] = useState<SavedReply | null>(null);
  const [doomed, setDoomed] = useState<SavedReply | null>(null);
  const { send: remove, isSending } = useCallMutation('deleteSavedReply');

  async function removeDoomed() {
    if (!doomed || isSending) return;
    try {
      await remove({ SavedReplyCode: doomed.SavedReplyCode });
      await onChanged();
    } catch (error) {
      showSnackbar('error', failureText(error));
    } finally {
      setDoomed(null);
    }
  }

  if (edited) {
    return (
      <SavedReplyForm
        reply={edited}
        words={words}
        failureText={failureText}
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
      {replies.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {replies.map((reply) => (
          <li key={reply.SavedReplyCode} className="flex flex-wrap items-center gap-x-2 py-1.5">
            <span className="min-w-0 flex-1 font-medium">{reply.Title}</span>
            <Badge>{reply.IsOwn ? words.own : words.shared}</Badge>
            {reply.CanChange && (
              <>
                <button
                  type="button"
                  aria-label={fillIn(words.editOf, { title: reply.Title })}
                  onClick={() => setEdited(reply)}
                  className={quiet}
                >
                  {words.edit}
                </button>
                <button
                  type="button"
                  aria-label={fillIn(words.deleteOf, { title: reply.Title })}
                  onClick={() => setDoomed(reply)}
                  className={quiet}
                >
                  {words.delete}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" type="button" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="button" onClick={() => setEdited(EMPTY)}>
          <PlusIcon className="size-4" />
          {words.new}
        </Button>
      </div>
      <DeleteDialog
        isOpen={doomed !== null}
        words={{
          title: words.deleteTitle,
          question: words.deleteQuestion,
          deleting: words.deleting,
          delete: words.delete,
          cancel: words.cancel,
        }}
        isBusy={isSending}
        onDelete={() => void removeDoomed()}
        onCancel={() => setDoomed(null)}
      >
        <p className="mt-2">{fillIn(words.deleteText, { title: doomed?.Title ?? '' })}</p>
      </DeleteDialog>
    </div>
  );
}
