import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { AttachFile, type AttachedFile } from '@/components/platform/files/upload/attach-file';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { LockIcon } from '@/components/ui/icons/icons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextArea } from '@/components/ui/form/text-area';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { NO_FILE, TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { CharactersLeft } from './characters-left';
import { DraftLine } from './draft-line';
import { formKeys } from '../../settings/form-keys';
import { findTextIssue } from '../../ticket-form/ticket-fields';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
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
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraftForm('ticket-note', ticket.QueryCode, EMPTY_VALUES);
  const { send, isSending } = useCallMutation('addTicketNote');
  const [isChecked, setIsChecked] = useState(false);
  const isUnderWay = useRef(false);
  const { message, file } = draft.typed;
  const issue = findTextIssue(message, t('note'), MAX_LENGTH.message, tForm);

  useEffect(() => formRef.current?.querySelector('textarea')?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    setIsChecked(true);
    if (issue) return formRef.current?.querySelector('textarea')?.focus();
    isUnderWay.current = true;
    try {
      const note = { QueryCode: ticket.QueryCode, Message: message, FileHeaderCode: file?.HeaderCode ?? NO_FILE };
      const next = await send(note, await draft.keyOf(note));
      draft.forget();
      draft.empty();
      showSnackbar('success', t('noteSaved'));
      onNoted(next);
      onClose();
    } catch (error) {
      const isFileGone = error instanceof CallError && error.issues?.some(({ path }) => path === 'FileHeaderCode');
      if (isFileGone) draft.change({ file: null });
      showSnackbar('error', isFileGone ? tForm('fileGone') : errorText(error));
    } finally {
      isUnderWay.current = false;
    }
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={t('note')}
      onSubmit={(event) => void save(event)}
      onKeyDown={formKeys(onClose)}
      className="enter-fade space-y-3 rounded-lg border border-dashed border-warning bg-warning-tint p-4"
    >
      <p className="flex items-start gap-2 font-medium text-warning">
        <LockIcon className="size-5" />
        {t('noteText', { name: ticket.RequesterName })}
      </p>
      <Field
        id={`${id}-note`}
        label={t('note')}
        error={isChecked ? issue : null}
        aside={<CharactersLeft text={message} longest={MAX_LENGTH.message} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            required
            rows={4}
            readOnly={isSending}
            value={message}
            onChange={({ target }) => draft.change({ message: target.value })}
          />
        )}
      </Field>
      <AttachFile
        value={file}
        onChange={(next) => draft.change({ file: next })}
        call="uploadTicketFile"
        types={TICKET_TYPES}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DraftLine
          state={draft.state}
          onDiscard={() => {
            draft.forget();
            draft.empty();
          }}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="secondary" type="button" onClick={onClose}>
            {tHelpdesk('reply.cancel')}
          </Button>
          <Button type="submit" isBusy={isSending} busyText={t('savingNote')} aria-keyshortcuts="Control+Enter">
            <LockIcon className="size-4" />
            {t('saveNote')}
          </Button>
        </div>
      </div>
    </form>
  );
}
