'use client';

import { usePathname } from 'next/navigation';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { AttachFile } from '@/components/platform/files/upload/attach-file';
import { openPanel } from '@/components/platform/panel/open-panel';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { SendIcon } from '@/components/ui/icons/icons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { NO_FILE, TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { CharactersLeft } from '../conversation/reply/characters-left';
import { ChoicesFailure } from './choices-failure';
import { DraftLine } from '../conversation/reply/draft-line';
import { SuggestedArticles } from './suggested-articles';
import { TicketChoices } from './ticket-choices';
import { checkedFields, findIssue, EMPTY_VALUES, type CheckedField, type TicketValues } from './ticket-fields';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useTicketChoices } from './use-ticket-choices';

interface TicketFormProps {
  /** Hears of the new ticket. The form stays busy until that is done, and is empty then. */
  readonly onCreated: (ticket: Ticket) => unknown;
  /** Says what was refused; a snackbar unless told otherwise (COMP-22). */
  readonly onFailed?: (text: string) => void;
  /** Shows an article that was suggested; in the knowledge base's panel unless told otherwise. */
  readonly onOpenArticle?: (code: string) => void;
}

const showError = (text: string) => showSnackbar('error', text);
const openArticle = (code: string) => openPanel('knowledge', code);

/** COMP-01 to COMP-19: a new ticket. What is typed is kept as a draft, so that closing it loses nothing. */
export function TicketForm(props: TicketFormProps) {
  const t = useMessages('helpdesk.form');
  const errorText = useErrorText();
  const { onCreated, onFailed = showError, onOpenArticle = openArticle } = props;
  const id = useId();
  const path = usePathname();
  const formRef = useRef<HTMLFormElement>(null);
  const choices = useTicketChoices();
  const draft = useDraftForm('ticket', '', EMPTY_VALUES);
  const { send } = useCallMutation('createTicket');
  const [touched, setTouched] = useState<ReadonlySet<CheckedField>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const values = withDefaults(draft.typed, choices);

  const touch = (...fields: CheckedField[]) => setTouched((before) => new Set([...before, ...fields]));
  const errorOf = (field: CheckedField) => (touched.has(field) ? findIssue(field, values, t) : null);
  const textEvents = (field: 'subject' | 'message') => ({
    name: field,
    required: true,
    value: values[field],
    readOnly: isBusy,
    onChange: ({ target }: { target: { value: string } }) => draft.change({ [field]: target.value }),
    onBlur: () => touch(field),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    touch(...checkedFields);
    const faulty = checkedFields.find((field) => findIssue(field, values, t));
    if (faulty) return formRef.current?.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus();
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const content = {
        ProcessCode: values.process,
        CategoryCode: values.subProcess,
        PriorityCode: values.priority,
        Subject: values.subject,
        Message: values.message,
        FileHeaderCode: values.file?.HeaderCode ?? NO_FILE,
      };
      const ticket = await send({ ...content, Path: path }, await draft.keyOf(content));
      draft.forget();
      await onCreated(ticket);
      draft.empty();
      setTouched(new Set());
    } catch (error) {
      fail(error);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function fail(error: unknown) {
    const isFileGone = error instanceof CallError && error.issues?.some((issue) => issue.path === 'FileHeaderCode');
    if (isFileGone) draft.change({ file: null });
    onFailed(isFileGone ? t('fileGone') : errorText(error));
  }

  function discard() {
    draft.forget();
    draft.empty();
    setTouched(new Set());
  }

  function sendByKeys(event: KeyboardEvent) {
    const isElsewhere = event.target instanceof Element && formRef.current?.contains(event.target.closest('dialog'));
    if (isElsewhere || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    formRef.current?.requestSubmit();
  }

  return (
    <form ref={formRef} noValidate onSubmit={submit} onKeyDown={sendByKeys} className="space-y-5">
      {choices.hasFailed && <ChoicesFailure onRetry={choices.retry} />}
      {choices.isEmpty && (
        <p role="status" className="rounded border border-line bg-surface-sunken px-3 py-2.5 text-muted">
          {t('nothingOffered')}
        </p>
      )}
      <TicketChoices
        id={id}
        values={values}
        choices={choices}
        errorOf={errorOf}
        onChange={draft.change}
        onTouch={touch}
      />
      <div>
        <TextField
          {...textEvents('subject')}
          id={`${id}-subject`}
          label={t('subject')}
          error={errorOf('subject')}
          autoComplete="off"
          placeholder={t('subjectHint')}
          aside={<CharactersLeft text={values.subject} longest={MAX_LENGTH.subject} />}
        />
        <SuggestedArticles subject={values.subject} title={t('suggested')} onOpen={onOpenArticle} />
      </div>
      <Field
        id={`${id}-message`}
        label={t('message')}
        error={errorOf('message')}
        aside={<CharactersLeft text={values.message} longest={MAX_LENGTH.message} />}
      >
        {(control) => <TextArea {...control} {...textEvents('message')} rows={6} placeholder={t('messageHint')} />}
      </Field>
      <AttachFile
        value={values.file}
        onChange={(file) => draft.change({ file })}
        call="uploadTicketFile"
        types={TICKET_TYPES}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DraftLine state={draft.state} onDiscard={discard} />
        <Button
          type="submit"
          isBusy={isBusy}
          busyText={t('sending')}
          aria-keyshortcuts="Control+Enter"
          className="ml-auto"
        >
          <SendIcon className="size-4" />
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** What is typed, with the usual priority where none is chosen, and without what can no longer be chosen. */
function withDefaults(values: TicketValues, choices: ReturnType<typeof useTicketChoices>): TicketValues {
  const { processes, subProcesses, priorities, isLoading } = choices;
  if (isLoading) return values;
  const process = processes.some(({ value }) => value === values.process) ? values.process : 0;
  const isSubProcess = subProcesses.some(
    ({ CategoryCode, ProcessCode }) => CategoryCode === values.subProcess && ProcessCode === process,
  );
  const priority =
    priorities.find(({ PriorityCode }) => PriorityCode === values.priority) ??
    priorities.find(({ IsDefault }) => IsDefault);
  return {
    ...values,
    process,
    subProcess: isSubProcess ? values.subProcess : 0,
    priority: priority?.PriorityCode ?? 0,
  };
}
