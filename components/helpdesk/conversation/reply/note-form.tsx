import { AttachFile } from '@/components/platform/files/upload/attach-file';
import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import { Button } from '@/components/ui/button/button';
import { LockIcon } from '@/components/ui/icons/icons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { formKeys } from '@/lib/client/form/form-keys';
import { useForm } from '@/lib/client/form/use-form';
import { NO_FILE, TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { fillIn } from '@/lib/i18n/fill-in';
import { CharactersLeft } from './characters-left';
import type { DeskMessages } from '../../desk/desk-messages';
import { DraftLine } from './draft-line';
import { findTextIssue } from '../../ticket-form/ticket-fields';

interface NoteFormProps {
  readonly ticket: Ticket;
  readonly words: DeskMessages;
  readonly failureText: (error: unknown) => string;
  readonly onNoted: (ticket: Ticket) => void;
  readonly onClose: () => void;
}

interface NoteValues {
  readonly message: string;
  readonly file: AttachedFile | null;
}

const EMPTY_VALUES: NoteValues = { message: '', file: null };

/** A note that the desk alone reads: tinted, framed and worded so that nobody takes it for an answer. */
export function NoteForm({ ticket, words, failureText, onNoted, onClose }: NoteFormProps) {
  const { form: formWords, reply: replyWords } = words.helpdesk;
  const draft = useDraftForm('ticket-note', ticket.QueryCode, EMPTY_VALUES);
  const { send } = useCallMutation('addTicketNote');
  const form = useForm({
    values: draft,
    check: ({ message }) => ({ message: findTextIssue(message, words.ticket.note, MAX_LENGTH.message, formWords) }),
    send: async ({ message, file }) => {
      const note = { QueryCode: ticket.QueryCode, Message: message, FileHeaderCode: file?.HeaderCode ?? NO_FILE };
      return send(note, await draft.keyOf(note));
    },
    onSent: (next) => {
      form.reset();
      showSnackbar('success', words.ticket.noteSaved);
      onNoted(next);
      onClose();
    },
    onFailed: (error) => {
      const isFileGone = hasIssueAt(error, 'FileHeaderCode');
      if (isFileGone) form.change({ file: null });
      showSnackbar('error', isFileGone ? formWords.fileGone : failureText(error));
    },
  });
  const { message, file } = form.values;

  return (
    <form
      {...form.props}
      aria-label={words.ticket.note}
      onKeyDown={formKeys(onClose)}
      className="enter-fade space-y-3 rounded-lg border border-dashed border-warning bg-warning-tint p-4"
    >
      <p className="flex items-start gap-2 font-medium text-warning">
        <LockIcon className="size-5" />
        {fillIn(words.ticket.noteText, { name: ticket.RequesterName })}
      </p>
      <TextAreaField
        {...form.field('message')}
        label={words.ticket.note}
        required
        autoFocus
        rows={4}
        aside={<CharactersLeft text={message} longest={MAX_LENGTH.message} words={formWords.left} />}
      />
      <AttachFile
        value={file}
        onChange={(next) => form.change({ file: next })}
        call="uploadTicketFile"
        types={TICKET_TYPES}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DraftLine state={draft.state} words={formWords.draft} onDiscard={form.discard} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="secondary" type="button" onClick={onClose}>
            {replyWords.cancel}
          </Button>
          <Button
            type="submit"
            isBusy={form.isBusy}
            busyText={words.ticket.savingNote}
            aria-keyshortcuts="Control+Enter"
          >
            <LockIcon className="size-4" />
            {words.ticket.saveNote}
          </Button>
        </div>
      </div>
    </form>
  );
}
