import { useEffect, useState } from 'react';
import type { AttachedFile } from '@/components/platform/files/upload/attach-file';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { nextStatuses, type TicketStatus } from './reply-rules';
import { findTextIssue } from '../../ticket-form/ticket-fields';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
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
  const [isChecked, setIsChecked] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [sentTo, setSentTo] = useState<Ticket | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const { message, file, status: chosen } = draft.typed;
  const choices = nextStatuses(statuses, (sentTo ?? ticket).StatusCode);
  const isChosen = chosen === 0 || choices.some(({ StatusCode }) => StatusCode === chosen);
  const status = (isChosen ? chosen : choices[0]?.StatusCode) ?? 0;
  const faults = {
    message: findTextIssue(message, tForm('message'), MAX_LENGTH.message, tForm),
    status: status === 0 ? tForm('required', { label: t('reply.status') }) : null,
  };

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(onClose, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, onClose]);

  /** Sends it, once; the name of the field that stands in the way, if one does. */
  function submit(): 'message' | 'status' | null {
    if (state !== 'open') return null;
    setIsChecked(true);
    if (faults.message) return 'message';
    if (faults.status) return 'status';
    setState('sending');
    setSentTo(ticket);
    setIsOutdated(false);
    const request = {
      QueryCode: ticket.QueryCode,
      Message: message,
      StatusCode: status,
      FileHeaderCode: file?.HeaderCode ?? NO_FILE,
    };
    draft
      .keyOf(request)
      .then((key) => send(request, key))
      .then(
        (next) => {
          setState('sent');
          draft.forget();
          showSnackbar('success', t('reply.updated'));
          onReplied(next);
        },
        (error: unknown) => {
          setState('open');
          setSentTo(null);
          fail(error);
        },
      );
    return null;
  }

  function fail(error: unknown) {
    if (error instanceof CallError && error.code === 'conflict') {
      setIsOutdated(true);
      return onOutdated();
    }
    const isFileGone = error instanceof CallError && error.issues?.some(({ path }) => path === 'FileHeaderCode');
    if (isFileGone) draft.change({ file: null });
    showSnackbar('error', isFileGone ? tForm('fileGone') : errorText(error));
  }

  return {
    draft,
    choices,
    status,
    state,
    isOutdated,
    /** What is wrong is said once it was left or sent. */
    faults: isChecked ? faults : { message: null, status: null },
    check: () => setIsChecked(true),
    submit,
  };
}
