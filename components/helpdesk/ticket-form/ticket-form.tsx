'use client';

import { usePathname } from 'next/navigation';
import { AttachFile } from '@/components/platform/files/upload/attach-file';
import { openPanel } from '@/components/platform/panel/open-panel';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { SendIcon } from '@/components/ui/icons/icons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { formKeys } from '@/lib/client/form/form-keys';
import { useForm } from '@/lib/client/form/use-form';
import { NO_FILE, TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { CharactersLeft } from '../conversation/reply/characters-left';
import { ChoicesFailure } from './choices-failure';
import { DraftLine } from '../conversation/reply/draft-line';
import { SuggestedArticles } from './suggested-articles';
import { TicketChoices } from './ticket-choices';
import { findTicketErrors, EMPTY_VALUES, type TicketValues } from './ticket-fields';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLikelyProcess, type LikelyProcess } from './use-likely-process';
import { useTicketChoices, type TicketChoiceLists } from './use-ticket-choices';

interface TicketFormProps {
  /** Hears of the new ticket. The form stays busy until that is done, and is empty then. */
  readonly onCreated: (ticket: Ticket) => unknown;
  /** Says what was refused; a snackbar unless told otherwise (COMP-22). */
  readonly onFailed?: (text: string) => void;
  /** What was refused, where whoever shows the form keeps it. */
  readonly failure?: string | null;
  /** Shows an article that was suggested; in the knowledge base's panel unless told otherwise. */
  readonly onOpenArticle?: (code: string) => void;
  /** Whether whoever opens the dialog that it stands in writes the subject at once. */
  readonly startsWriting?: boolean;
}

const showError = (text: string) => showSnackbar('error', text);
const openArticle = (code: string) => openPanel('knowledge', code);

/** COMP-01 to COMP-19: a new ticket. What is typed is kept as a draft, so that closing it loses nothing. */
export function TicketForm(props: TicketFormProps) {
  const t = useMessages('helpdesk.form');
  const errorText = useErrorText();
  const { onCreated, onFailed = showError, onOpenArticle = openArticle } = props;
  const path = usePathname();
  const choices = useTicketChoices();
  const draft = useDraftForm('ticket', '', EMPTY_VALUES);
  const { send } = useCallMutation('createTicket');
  const likely = useLikelyProcess(draft.values);
  const values = withDefaults(draft.values, choices, likely);
  const form = useForm({
    values: { ...draft, values },
    check: (typed) => findTicketErrors(typed, t),
    checkOnBlur: 'always',
    send: async ({ process, subProcess, priority, subject, message, file }) => {
      const content = {
        ProcessCode: process ?? 0,
        CategoryCode: subProcess,
        PriorityCode: priority ?? 0,
        Subject: subject,
        Message: message,
        FileHeaderCode: file?.HeaderCode ?? NO_FILE,
      };
      return send({ ...content, Path: path }, await draft.keyOf(content));
    },
    onSent: async (ticket) => {
      await onCreated(ticket);
      form.reset();
    },
    onFailed: (error) => {
      const isFileGone = hasIssueAt(error, 'FileHeaderCode');
      if (isFileGone) form.change({ file: null });
      onFailed(isFileGone ? t('fileGone') : errorText(error));
    },
  });

  return (
    <form {...form.props} onKeyDown={formKeys()} className="space-y-5">
      {choices.hasFailed && <ChoicesFailure onRetry={choices.retry} />}
      {choices.isEmpty && (
        <p role="status" className="rounded border border-line bg-surface-sunken px-3 py-2.5 text-muted">
          {t('nothingOffered')}
        </p>
      )}
      <div>
        <TextField
          {...form.field('subject')}
          data-first-focus={props.startsWriting || undefined}
          label={t('subject')}
          required
          autoComplete="off"
          placeholder={t('subjectHint')}
          aside={<CharactersLeft text={values.subject} longest={MAX_LENGTH.subject} />}
        />
        <SuggestedArticles subject={values.subject} title={t('suggested')} onOpen={onOpenArticle} />
      </div>
      <TicketChoices form={form} choices={choices} isLikely={draft.values.process === null && values.process !== 0} />
      <TextAreaField
        {...form.field('message')}
        label={t('message')}
        required
        rows={6}
        placeholder={t('messageHint')}
        aside={<CharactersLeft text={values.message} longest={MAX_LENGTH.message} />}
      />
      <AttachFile
        value={values.file}
        onChange={(file) => form.change({ file })}
        call="uploadTicketFile"
        types={TICKET_TYPES}
      />
      {/* It stays where it is: articles that arrive late would move Send from under a press. */}
      <div className="sticky bottom-0 z-10 -mx-5 -mb-5 space-y-3 border-t border-line bg-surface px-5 pt-3 pb-4">
        {props.failure && <Alert tone="danger">{props.failure}</Alert>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <DraftLine state={draft.state} onDiscard={form.discard} />
          <Button
            type="submit"
            isBusy={form.isBusy}
            busyText={t('sending')}
            aria-keyshortcuts="Control+Enter"
            className="ml-auto"
          >
            <SendIcon className="size-4" />
            {t('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What is typed, with the likely process and the usual priority where nobody chose, and without what can no longer be chosen. */
function withDefaults(values: TicketValues, choices: TicketChoiceLists, likely: LikelyProcess): TicketValues {
  const { processes, subProcesses, priorities, isLoading } = choices;
  if (isLoading) return values;
  const wanted = values.process === null ? likely : { process: values.process, subProcess: values.subProcess };
  const process = processes.some(({ value }) => value === wanted.process) ? wanted.process : 0;
  const isSubProcess = subProcesses.some(
    ({ CategoryCode, ProcessCode }) => CategoryCode === wanted.subProcess && ProcessCode === process,
  );
  const usual = values.priority ?? priorities.find(({ IsDefault }) => IsDefault)?.PriorityCode;
  const isPriority = priorities.some(({ PriorityCode }) => PriorityCode === usual);
  return {
    ...values,
    process,
    subProcess: isSubProcess ? wanted.subProcess : 0,
    priority: (isPriority && usual) || 0,
  };
}
