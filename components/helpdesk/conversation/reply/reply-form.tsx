'use client';

import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { AttachFile } from '@/components/platform/files/upload/attach-file';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { SendIcon } from '@/components/ui/icons/icons';
import { SelectField } from '@/components/ui/form/select-field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { CharactersLeft } from './characters-left';
import { DraftLine } from './draft-line';
import { formKeys } from '@/lib/client/form/form-keys';
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
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { form, draftState, choices, isOutdated } = useReply(options);
  const { message, file } = form.values;
  const room = saved ? rooms.saved : rooms.file;

  useEffect(() => {
    textRef.current?.focus({ preventScroll: true });
    textRef.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);

  function insert(text: string) {
    form.change({ message: message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}` });
    requestAnimationFrame(() => textRef.current?.focus());
  }

  return (
    <form
      {...form.props}
      aria-label={t('conversation.reply')}
      onKeyDown={formKeys(onClose)}
      className="enter-fade scroll-mb-[calc(var(--tabs)+1rem)] space-y-3"
    >
      {lead && <p className="text-muted">{lead}</p>}
      {isOutdated && <Alert tone="danger">{t('reply.outdated', { status: textOfHtml(ticket.StatusName) })}</Alert>}
      <TextAreaField
        {...form.field('message')}
        ref={textRef}
        label={t('form.message')}
        required
        rows={4}
        aside={<CharactersLeft text={message} longest={MAX_LENGTH.message} />}
      />
      <div className="@container">
        <div className={clsx('grid items-start gap-3', room.row)}>
          <SelectField {...form.field('status')} label={t('reply.status')} required>
            <option value={0}>{t('form.choose')}</option>
            {choices.map(({ StatusCode, StatusName }) => (
              <option key={StatusCode} value={StatusCode}>
                {textOfHtml(StatusName)}
              </option>
            ))}
          </SelectField>
          <div className={clsx('flex flex-wrap items-center gap-x-2 gap-y-1', room.tools)}>
            <AttachFile
              value={file}
              onChange={(next) => form.change({ file: next })}
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
        <DraftLine state={draftState} onDiscard={form.discard} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="secondary" type="button" onClick={onClose}>
            {t('reply.cancel')}
          </Button>
          <Button
            type="submit"
            isBusy={form.isBusy && !form.isSent}
            busyText={t('form.sending')}
            aria-keyshortcuts="Control+Enter"
          >
            <SendIcon className="size-4" />
            {form.isSent ? t('reply.sent') : t('form.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
