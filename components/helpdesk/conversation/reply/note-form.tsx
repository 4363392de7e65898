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
import { CharactersLeft } from './characters-left';
import { DraftLine } from './draft-line';
import { findTextIssue } from '../../ticket-form/ticket-fields';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface NoteFormProps {
  readonly ticket: Ticket;
  readonly onNoted: (ticket: Ticket) => void;
  readonly onClose: () => void;
}

interface NoteValues {
  readonly message: string;
  readonly file: AttachedFile | null;
}

const EMPTY_VALUES: NoteValues = { message: '', file: null };

/** A note that the desk alone reads: tinted, framed and worded so that nobody takes it for an answer. */
export function NoteForm({ ticket, onNoted, onClose }: NoteFormProps) {
  const t = useMessages('desk.ticket');
  const tHelpdesk = useMessages('helpdesk');
  const tForm = useMessages('helpdesk.form');
  const errorText = useErrorText();
  const draft = useDraftForm('ticket-note', ticket.QueryCode, EMPTY_VALUES);
  const { send } = useCallMutation('addTicketNote');
  const form = useForm({
    values: draft,
    check: ({ message }) => ({ message: findTextIssue(message, t('note'), MAX_LENGTH.message, tForm) }),
    send: async ({ message, file }) => {
      const note = { QueryCode: ticket.QueryCode, Message: message, FileHeaderCode: file?.HeaderCode ?? NO_FILE };
      return send(note, await draft.keyOf(note));
    },
    onSent: (next) => {
      form.reset();
      showSnackbar('success', t('noteSaved'));
      onNoted(next);
      onClose();
    },
    onFailed: (error) => {
      const isFileGone = hasIssueAt(error, 'FileHeaderCode');
      if (isFileGone) form.change({ file: null });
      showSnackbar('error', isFileGone ? tForm('fileGone') : errorText(error));
    },
  });
  const { message, file } = form.values;

  return (
    <form
      {...form.props}
      aria-label={t('note')}
      onKeyDown={formKeys(onClose)}
      className="enter-fade space-y-3 rounded-lg border border-dashed border-warning bg-warning-tint p-4"
    >
      <p className="flex items-start gap-2 font-medium text-warning">
        <LockIcon className="size-5" />
        {t('noteText', { name: ticket.RequesterName })}
      </p>
      <TextAreaField
        {...form.field('message')}
        label={t('note')}
        required
        autoFocus
        rows={4}
        aside={<CharactersLeft text={message} longest={MAX_LENGTH.message} />}
      />
      <AttachFile
        value={file}
        onChange={(next) => form.change({ file: next })}
        call="uploadTicketFile"
        types={TICKET_TYPES}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DraftLine state={draft.state} onDiscard={form.discard} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="secondary" type="button" onClick={onClose}>
            {tHelpdesk('reply.cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('savingNote')} aria-keyshortcuts="Control+Enter">
            <LockIcon className="size-4" />
            {t('saveNote')}
          </Button>
        </div>
      </div>
    </form>
  );
}
