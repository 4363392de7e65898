import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { draftOf, type ChainValues } from './chain-values';

interface ChainForm {
  /** Empty for a new one. */
  readonly code: string;
  /** The version that was seen. */
  readonly number: number;
  readonly saved: ChainValues;
  readonly onPublished: (published: ReplyFor<'publishApprovalChain'>, name: string) => void;
}

const FIELD_OF: Readonly<Record<string, keyof ChainValues>> = {
  Name: 'name',
  Kind: 'kind',
  Sections: 'sections',
  Fields: 'fields',
  UnitCodes: 'units',
  Steps: 'steps',
};

/** The form of a chain: what is published counts for what begins from then on. */
export function useChainForm({ code, number, saved, onPublished }: ChainForm) {
  const t = useMessages('approval-chains');
  const errorText = useErrorText();
  const { send } = useCallMutation('publishApprovalChain');
  const values = useFormValues(saved);
  return useForm({
    values,
    check: ({ name, steps }) => ({
      name: name.trim() ? null : t('faults.name'),
      steps: steps.every(({ approvers }) => approvers.length > 0) ? null : t('faults.step'),
    }),
    send: (given) => {
      const draft = draftOf(given, code);
      if (!draft) throw new Error('A step asks nobody');
      return send({ ...draft, Number: number });
    },
    onSent: (published) => onPublished(published, values.values.name.trim()),
    errorsOf: (error) => {
      const found = Object.entries(fieldErrorsOf(error, () => t('faults.gone')));
      return Object.fromEntries(found.flatMap(([field, text]) => (FIELD_OF[field] ? [[FIELD_OF[field], text]] : [])));
    },
    failureText: (error) =>
      error instanceof CallError && error.code === 'conflict' ? t('faults.moved') : errorText(error),
  });
}
