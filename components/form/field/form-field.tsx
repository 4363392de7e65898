import { lazy, memo, Suspense, type FocusEvent } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { FormField as Field } from '@/lib/contract/platform/form/field';
import { controlOf } from '../controls/control-of';
import { NoteText } from '../controls/note-text';
import { FieldFrame } from './field-frame';
import { ReadOnlyValue } from './read-only-value';
import { useFieldLabel } from './use-field-label';
import { useFieldView, useFormContext } from '../form-context';

const SecretValue = lazy(async () => ({ default: (await import('./secret-value')).SecretValue }));

/** An error that showed up while a button is pressed would push it away from under the press; it waits for its end. */
const isPressed = (target: EventTarget | null) => target instanceof Element && target.matches('button:active');

/** One field: its label, what it is answered with, notes and what is wrong. */
export const FormField = memo(function FormField({ field }: { readonly field: Field }) {
  const { store, choices } = useFormContext();
  const view = useFieldView(field.code);
  const label = useFieldLabel(field, view);
  if (field.type === 'label') return <NoteText label={label} notes={field.notes} />;

  const isFixed = field.isReadOnly || field.type === 'formula';
  const { Control, isGroup } = controlOf(field, choices.searched.has(field.code));
  const touch = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const show = () => store.touch([field.code]);
    if (isPressed(relatedTarget)) addEventListener('click', show, { once: true });
    else show();
  };
  return (
    <div onBlur={isFixed ? undefined : touch}>
      <FieldFrame field={field} view={view} label={label} isGroup={isFixed || view.masked !== null || isGroup}>
        {(attributes) => {
          if (view.masked !== null)
            return (
              <Suspense fallback={<Skeleton className="h-11 w-full" />}>
                <SecretValue id={attributes.id} field={field} label={label} signs={view.masked} />
              </Suspense>
            );
          if (isFixed) return <ReadOnlyValue field={field} view={view} />;
          const answer = (text: string, fills?: Readonly<Record<string, string>>) =>
            store.answer(field.code, text, fills);
          return <Control field={field} view={view} label={label} attributes={attributes} onAnswer={answer} />;
        }}
      </FieldFrame>
    </div>
  );
});
