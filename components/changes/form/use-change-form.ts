import { useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { fieldErrorsOf, type FieldErrors } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor, RequestFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueText, type FieldNames } from './issue-text';

type SaveCall =
  | 'addJobStatus'
  | 'editJobStatus'
  | 'addManager'
  | 'editManager'
  | 'addAdminManager'
  | 'editAdminManager'
  | 'addAssignment'
  | 'editAssignment'
  | 'endEmployment';

export type Saved = ReplyFor<SaveCall>;

/** Whom a form is about, as their page read it. */
export interface FormSubject {
  readonly ChillCode: string;
  readonly name: string;
  /** What their line of time was then. */
  readonly version: string;
}

interface ChangeFormOptions<Values, Name extends SaveCall> {
  /** Where its draft is stored: the form, and the code of the person or the row. */
  readonly draft: readonly [form: string, subject: string];
  readonly initial: Values;
  readonly call: Name;
  readonly subject: FormSubject;
  readonly names: FieldNames;
  readonly check: (values: Values) => FieldErrors<Values>;
  readonly requestOf: (values: Values, version: string) => RequestFor<Name>;
  /** What a snackbar says once it is saved; left out, that the record was updated. */
  readonly savedText?: (saved: Saved) => string;
  readonly onSaved: (saved: Saved) => unknown;
}

/**
 * The form of one change: kept as a draft, checked, sent once. A refusal stands above the fields as text and at the field that it
 * names. Whoever was overtaken by somebody else is told, and sees in the preview what stands there now.
 */
export function useChangeForm<Values extends object, Name extends SaveCall>(options: ChangeFormOptions<Values, Name>) {
  const t = useMessages('changes.form');
  const { subject, names, check, requestOf, savedText = () => t('saved'), onSaved } = options;
  const errorText = useErrorText();
  const { send } = useCallMutation(options.call);
  const draft = useDraftForm(...options.draft, options.initial);
  const [version, setVersion] = useState(subject.version);
  const [failure, setFailure] = useState<string | null>(null);

  const textsOf = (error: unknown) => fieldErrorsOf(error, (message, field) => issueText(t, names, message, field));

  async function tell(error: unknown) {
    if (error instanceof CallError && error.code === 'conflict') {
      setFailure(t('takeLatest', { name: subject.name }));
      const now = await call('getChangeSubject', { ChillCode: subject.ChillCode }).catch(() => null);
      if (now) setVersion(now.Version);
      return;
    }
    const [first] = Object.values(textsOf(error));
    const own = error instanceof CallError && error.code === 'invalid' ? error.message : '';
    setFailure(first ?? (own || errorText(error)));
  }

  const form = useForm<Values, Saved>({
    values: draft,
    check,
    send: async (values) => {
      setFailure(null);
      const request = requestOf(values, version);
      return (await send(request, await draft.keyOf(request))) as Saved;
    },
    onSent: (saved) => {
      showSnackbar('success', savedText(saved));
      if (saved.State === 'waiting') showSnackbar('success', t('waits'));
      return onSaved(saved);
    },
    errorsOf: (error) => textsOf(error) as FieldErrors<Values>,
    onFailed: (error) => void tell(error),
  });

  return { ...form, failure, version, draftState: draft.state };
}
