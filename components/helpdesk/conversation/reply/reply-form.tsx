'use client';

import { lazy, Suspense, useEffect, useId, useRef, type ComponentProps, type FormEvent } from 'react';
import { AttachFile } from '@/components/platform/files/upload/attach-file';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { SendIcon } from '@/components/ui/icons/icons';
import { Select } from '@/components/ui/form/select';
import { TextArea } from '@/components/ui/form/text-area';
import { TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { CharactersLeft } from './characters-left';
import { DraftLine } from './draft-line';
import { formKeys } from '../../settings/form-keys';
import { useReply, type ReplyOptions } from './use-reply';

const SavedReplies = lazy(async () => ({ default: (await import('./saved-replies')).SavedReplies }));

/** The status and what stands beside it where there is room for both in full. */
const rooms = {
  file: { row: '@md:grid-cols-[minmax(15rem,1fr)_auto]', tools: '@md:pt-6.5' },
  saved: { row: '@2xl:grid-cols-[minmax(15rem,1fr)_auto]', tools: '@2xl:pt-6.5' },
};

interface ReplyFormProps extends ReplyOptions {
  /** What stands above it, where it is opened for more than an answer. */
  readonly lead?: string;
  /** For who answers with saved replies; one is put behind what is typed. */
  readonly saved?: Omit<ComponentProps<typeof SavedReplies>, 'onInsert'>;
}

/** REPLY-01 to REPLY-11: an answer and the status that it brings. */
export function ReplyForm({ lead, saved, ...options }: ReplyFormProps) {
  const t = useMessages('helpdesk');
  const { ticket, onClose } = options;
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, choices, status, state, isOutdated, faults, check, submit } = useReply(options);
  const { message, file } = draft.typed;
  const room = saved ? rooms.saved : rooms.file;

  useEffect(() => {
    formRef.current?.querySelector('textarea')?.focus({ preventScroll: true });
    formRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function insert(text: string) {
    draft.change({ message: message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}` });
    requestAnimationFrame(() => formRef.current?.querySelector('textarea')?.focus());
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const faulty = submit();
    if (faulty) formRef.current?.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus();
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={t('conversation.reply')}
      onSubmit={send}
      onKeyDown={formKeys(onClose)}
      className="enter-fade scroll-mb-[calc(var(--tabs)+1rem)] space-y-3"
    >
      {lead && <p className="text-muted">{lead}</p>}
      {isOutdated && <Alert tone="danger">{t('reply.outdated', { status: textOfHtml(ticket.StatusName) })}</Alert>}
      <Field
        id={`${id}-message`}
        label={t('form.message')}
        error={faults.message}
        aside={<CharactersLeft text={message} longest={MAX_LENGTH.message} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            required
            rows={4}
            readOnly={state !== 'open'}
            value={message}
            onChange={({ target }) => draft.change({ message: target.value })}
            onBlur={() => message && check()}
          />
        )}
      </Field>
      <div className="@container">
        <div className={`grid items-start gap-3 ${room.row}`}>
          <Field id={`${id}-status`} label={t('reply.status')} error={faults.status}>
            {(control) => (
              <Select
                {...control}
                name="status"
                required
                value={status}
                onChange={({ target }) => draft.change({ status: Number(target.value) })}
              >
                <option value={0}>{t('form.choose')}</option>
                {choices.map(({ StatusCode, StatusName }) => (
                  <option key={StatusCode} value={StatusCode}>
                    {textOfHtml(StatusName)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${room.tools}`}>
            <AttachFile
              value={file}
              onChange={(next) => draft.change({ file: next })}
              call="uploadTicketFile"
              types={TICKET_TYPES}
            />
            {saved && (
              <Suspense fallback={null}>
                <SavedReplies {...saved} onInsert={insert} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
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
            {t('reply.cancel')}
          </Button>
          <Button
            type="submit"
            isBusy={state === 'sending'}
            busyText={t('form.sending')}
            aria-keyshortcuts="Control+Enter"
          >
            <SendIcon className="size-4" />
            {state === 'sent' ? t('reply.sent') : t('form.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
