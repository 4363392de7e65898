import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf, hasIssueAt } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import type { LeaveAsking } from '@/lib/contract/time/leave/leave';
import type { LeaveBalance, LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { leaveIssueText } from '../../leave-issue-text';
import { refreshLeave } from '../../refresh-leave';
import type { LeaveHolder } from '../leave-holder';
import { askedSpan, NOTHING_ASKED, valuesOf, type AskValues, type WholeAskValues } from './ask-values';
import { earliestDay, likelyType } from './likely-choice';
import { useLikelyDay } from './use-likely-day';

export interface Asking {
  readonly holder: LeaveHolder;
  /** An open one that is changed; null for a new one. */
  readonly request: LeaveRequest | null;
  /** What can be asked for. */
  readonly offered: readonly LeaveBalance[];
  /** What was asked for before. */
  readonly requests: readonly LeaveRequest[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onSent: () => void;
}

/** A request for leave. What is chosen and typed is kept as a draft; what nobody chose yet is likely. */
export function useAskForm({ holder, request, offered, requests, today, onSent }: Asking) {
  const t = useMessages('my-leave.ask');
  const leave = useMessages('leave');
  const errorText = useErrorText();
  const { send } = useCallMutation('sendLeaveRequest');
  const draft = useDraftForm('leave', request?.RequestCode ?? holder.code, request ? valuesOf(request) : NOTHING_ASKED);
  const chosen = draft.values;
  const TypeCode = chosen.TypeCode ?? likelyType(offered, requests) ?? 0;
  const type = offered.find((one) => one.TypeCode === TypeCode) ?? null;
  const isDayOpen = chosen.From === null && type !== null;
  const from = isDayOpen ? { typeCode: TypeCode, day: earliestDay(today, type.NoticeDays) } : null;
  const likelyDay = useLikelyDay(holder.code, from);
  const From = chosen.From ?? likelyDay;
  const values: WholeAskValues = { ...chosen, TypeCode, From, To: chosen.To ?? From };
  const asking: LeaveAsking = {
    ...{ ChillCode: holder.code, RequestCode: request?.RequestCode ?? '', TypeCode },
    ...askedSpan(values, type?.Piece ?? 'day'),
    ProofCode: values.ProofCode?.HeaderCode ?? '',
  };

  const required = (isThere: boolean) => (isThere ? null : leave('issues.required'));
  const form = useForm<AskValues, unknown>({
    values: { ...draft, values },
    check: () => ({ From: required(From !== ''), To: required(values.To !== '') }),
    send: async () => {
      const content = { ...asking, Note: values.Note };
      return send(content, await draft.keyOf(content));
    },
    onSent: () => {
      void refreshLeave();
      onSent();
    },
    errorsOf: (error) => ({
      ...fieldErrorsOf(error, (message) => leaveIssueText(leave, message)),
      ...(hasIssueAt(error, 'FileHeaderCode') && { ProofCode: t('proofGone') }),
    }),
    failureText: (error) => {
      const isGone = error instanceof CallError && (error.code === 'conflict' || error.code === 'not_found');
      return request && isGone ? t('changedElsewhere') : errorText(error);
    },
  });
  return { form, draft, values, type, asking };
}
