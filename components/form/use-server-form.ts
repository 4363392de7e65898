import { useId, useState, useSyncExternalStore } from 'react';
import { intentKey } from '@/lib/client/call/intent-key';
import { issuesOf } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import type { ValueType } from '@/lib/contract/platform/expressions/expression';
import type { Answers, FormField } from '@/lib/contract/platform/form/field';
import type { Surroundings } from '@/lib/contract/platform/form/form';
import { planFields } from '@/lib/contract/platform/form/plan-fields';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { FormStore } from './store/form-store';
import type { FormContent } from './store/form-work';
import { useFormulas } from './use-formulas';

/** What a form is and holds; another object of fields or answers carries over what was typed. */
export interface ServerFormData {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  /** The last signs of stored secrets, by key; their answers stay with the HR API. */
  readonly masked?: Readonly<Record<string, string>>;
  /** `2025-03-05`, and the figures of the organisation that formulas may use. */
  readonly surroundings: Surroundings;
  readonly figureTypes?: ReadonlyMap<string, ValueType>;
}

interface ServerFormOptions<Result> extends ServerFormData {
  /** Where its draft is stored; null keeps none, as in a preview. */
  readonly draft: { readonly form: string; readonly subject: string } | null;
  /** The key is the same for the same content, in every tab. */
  readonly send: (answers: Answers, idempotencyKey: string | undefined) => Promise<Result>;
  readonly onSent?: (result: Result) => unknown;
  /** Takes every refusal; left out, one that names no field stands above the fields. */
  readonly onFailed?: (error: unknown) => void;
}

const contentOf = ({ fields, answers, masked = {}, surroundings }: ServerFormData): FormContent => ({
  plan: planFields(fields),
  answers,
  masked,
  surroundings,
});

/** The store of a form, which lives on when the HR API says something new of it. */
function useStore(data: ServerFormData): FormStore {
  const [held, setHeld] = useState(() => ({ ...data, store: new FormStore(contentOf(data)) }));
  const isSame = held.fields === data.fields && held.answers === data.answers && held.masked === data.masked;
  if (!isSame) setHeld({ ...data, store: held.store.renewed(contentOf(data)) });
  return held.store;
}

/** The issues of a refusal by the keys of fields: `answers.PAN` belongs to `PAN`. */
function refusedKeys(store: FormStore, error: unknown): Record<string, string> {
  const found = issuesOf(error).flatMap(({ path, message }) => {
    const key = path.split('.').findLast((part) => store.plan.byKey.has(part));
    return key === undefined ? [] : [[key, message] as const];
  });
  return Object.fromEntries(found);
}

/** A server-described form: what is typed, kept as a draft, checked and sent once. `ServerForm` shows it. */
export function useServerForm<Result>(options: ServerFormOptions<Result>) {
  const { answers, send, onSent } = options;
  const errorText = useErrorText();
  const id = useId();
  const store = useStore(options);
  const isChanged = useSyncExternalStore(store.subscribeToChanges, store.isChanged, () => false);
  const turnToForm = useFormulas(store, { isChanged, figureTypes: options.figureTypes });
  const form = useForm<Answers, Result>({
    values: {
      values: answers,
      initial: answers,
      // Called as it is sent.
      read: () => {
        store.touch();
        return store.answers();
      },
      reset: () => store.forget(true),
      forget: () => store.forget(),
    },
    check: () => Object.fromEntries(store.invalidKeys().map((key) => [key, key])),
    send: async (values) => {
      store.setSending(true);
      try {
        return await send(values, store.intent ? await intentKey(store.intent, values) : undefined);
      } finally {
        store.setSending(false);
      }
    },
    onSent,
    // The fields show the issues themselves; the form moves the focus to the first.
    errorsOf: (error) => {
      const refused = refusedKeys(store, error);
      if (Object.keys(refused).length > 0) store.refuse(refused);
      return refused;
    },
    failureText: errorText,
    onFailed: options.onFailed,
  });

  return {
    id,
    store,
    draft: options.draft,
    isChanged,
    isBusy: form.isBusy,
    failure: form.failure,
    props: { ...form.props, onFocus: turnToForm },
    submit: form.submit,
    /** All is as it is stored again, and there is no draft. */
    discard: () => store.forget(true),
  };
}
