import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { leaveIssueText } from '../../leave-issue-text';
import { readAmount } from '../../amount-input';
import { typeNameOf } from '../types/type-name';
import { entryRequest, type EntryValues } from './entry-values';

export interface EntryFormOptions {
  /** Of the employment. */
  readonly code: string;
  readonly types: readonly LeaveType[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Hears whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of an entry by hand; `done` says what came of the last one, and the balances shown beside it are read again. */
export function useEntryForm({ code, types, today, onDirty }: EntryFormOptions) {
  const t = useMessages('leave-setup');
  const tLeave = useMessages('leave');
  const errorText = useErrorText();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { send } = useCallMutation('addLeaveEntry');
  const [done, setDone] = useState<string | null>(null);
  const values = useFormValues<EntryValues>({
    TypeCode: types[0]?.TypeCode ?? 0,
    Kind: 'correction',
    IsTaken: false,
    Amount: '',
    Day: today,
    LastDay: '',
    Note: '',
  });
  const form = useForm({
    values,
    check: ({ Amount, Day, Note }) => ({
      Amount: readAmount(Amount) ? null : t('errors.days'),
      Day: Day === '' ? t('errors.day') : null,
      Note: Note.trim() === '' ? t('entry.required') : null,
    }),
    send: async (typed) => {
      setDone(null);
      const { Balance } = await send(entryRequest(code, typed));
      return { Balance, type: typeNameOf(types, typed.TypeCode, language) };
    },
    onSent: async ({ Balance, type }) => {
      setDone(t('entry.done', { type, days: amountText(tLeave, Balance) }));
      form.reset();
      await mutate((key) => Array.isArray(key) && key[0] === 'listLeaveBalances');
    },
    errorsOf: (error) => fieldErrorsOf(error, (message) => leaveIssueText(tLeave, message)),
    failureText: errorText,
  });
  useEffect(() => onDirty(form.isDirty), [onDirty, form.isDirty]);
  return { form, done };
}
