import { useState } from 'react';
import type { FormField } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FieldView } from '../store/field-view';
import { useFormContext } from '../form-context';

export interface Reason {
  /** Null where there is nothing to explain. */
  readonly text: string | null;
  readonly isShown: boolean;
  readonly toggle: () => void;
}

/** Why a field cannot be answered: as the HR API says, or by the answer that it waits for. */
export function useReason(field: FormField, { isEnabled }: FieldView): Reason {
  const t = useMessages('form');
  const { reasons, store, choices } = useFormContext();
  const [isShown, setIsShown] = useState(false);

  function waitsFor(): string | null {
    const gates = field.isEnabled ? (store.plan.gates.get(field.code) ?? []) : [];
    const closed = gates.find(
      ({ by, answers }) =>
        !store
          .view(by.code)
          .answer.split(',')
          .some((one) => answers.has(one)),
    );
    if (!closed) return null;
    const options = choices.options.get(closed.by.code) ?? [];
    const nameOf = (answer: string) => options.find(({ value }) => value === answer)?.label ?? answer;
    const isSwitch = closed.by.type === 'switch';
    const names = [...closed.answers].map((one) => (isSwitch ? t(one === 'Yes' ? 'yes' : 'no') : nameOf(one)));
    return t('waitsFor', { field: closed.by.label, answers: names.join(', ') });
  }

  const text = reasons[field.code] ?? (isEnabled || field.isReadOnly ? null : waitsFor());
  return { text, isShown: isShown && text !== null, toggle: () => setIsShown(!isShown) };
}
