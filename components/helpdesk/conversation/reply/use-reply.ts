import { useEffect, useState } from 'react';
import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import { untilLeft } from '@/lib/client/pause';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { nextStatuses, type TicketStatus } from './reply-rules';
import { findTextIssue } from '../../ticket-form/ticket-fields';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

export interface ReplyOptions {
  readonly ticket: Ticket;
  /** Those of the side that replies. */
  readonly statuses: readonly TicketStatus[];
  readonly onReplied: (ticket: Ticket) => void;
  /** Somebody else has changed the ticket meanwhile: it has to be read again. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

interface ReplyValues {
  readonly message: string;
  /** Null until one is chosen, 0 for none. */
  readonly status: number | null;
  readonly file: AttachedFile | null;
}

const EMPTY_VALUES: ReplyValues = { message: '', status: null, file: null };

/** REPLY-10, in milliseconds. */
const CLOSE_DELAY_MS = 500;

/** A reply while it is written and sent: kept as its ticket's draft, the likely next status chosen beforehand. */
export function useReply({ ticket, statuses, onReplied, onOutdated, onClose }: ReplyOptions) {
  const t = useMessages('helpdesk');
  const tForm = useMessages('helpdesk.form');
  const errorText = useErrorText();
  const draft = useDraftForm('ticket-reply', ticket.QueryCode, EMPTY_VALUES);
  const { send } = useCallMutation('replyToTicket');
  const [sentTo, setSentTo] = useState<Ticket | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const choices = nextStatuses(statuses, (sentTo ?? ticket).StatusCode);
  const { status: chosen } = draft.values;
  const isChosen = chosen === 0 || choices.some(({ StatusCode }) => StatusCode === chosen);
  const status = (isChosen ? chosen : choices[0]?.StatusCode) ?? 0;
  const form = useForm({
    values: { ...draft, values: { ...draft.values, status } },
    check: (values) => ({
      message: findTextIssue(values.message, tForm('message'), MAX_LENGTH.message, tForm),
      status: values.status === 0 ? tForm('required', { label: t('reply.status') }) : null,
    }),
    checkOnBlur: 'typed',
    send: async ({ message, file }) => {
      setSentTo(ticket);
      setIsOutdated(false);
      const request = {
        QueryCode: ticket.QueryCode,
        Message: message,
        StatusCode: status,
        FileHeaderCode: file?.HeaderCode ?? NO_FILE,
      };
      return send(request, await draft.keyOf(request));
    },
    onSent: (next) => {
      showSnackbar('success', t('reply.updated'));
      onReplied(next);
      return untilLeft;
    },
    onFailed: (error) => {
      setSentTo(null);
      if (error instanceof CallError && error.code === 'conflict') {
        setIsOutdated(true);
        return onOutdated();
      }
      const isFileGone = hasIssueAt(error, 'FileHeaderCode');
      if (isFileGone) form.change({ file: null });
      showSnackbar('error', isFileGone ? tForm('fileGone') : errorText(error));
    },
  });

  useEffect(() => {
    if (!form.isSent) return;
    const timer = setTimeout(onClose, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [form.isSent, onClose]);

  return { form, draftState: draft.state, choices, isOutdated };
}
