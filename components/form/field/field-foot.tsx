import { CheckIcon } from '@/components/ui/icons/form-icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { FormField } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FieldView } from '../store/field-view';
import { useFormContext } from '../form-context';
import { KeepSecret } from './keep-secret';
import { labelInText } from './label-in-text';
import { useOptionName } from './use-field-label';

interface FieldFootProps {
  readonly id: string;
  readonly field: FormField;
  readonly view: FieldView;
  readonly label: string;
}

/** What is said below a field, in its description: notes, a hint while it is in use, what somebody else saved there meanwhile. */
export function FieldFoot({ id, field, view, label }: FieldFootProps) {
  const t = useMessages('form');
  const { store } = useFormContext();
  const nameOf = useOptionName(field);
  const isDate = field.type === 'date' && !field.isReadOnly;
  return (
    <div id={id} className="text-muted">
      {field.notes && <p className="mt-1">{field.notes}</p>}
      {isDate && view.isEnabled && !view.isRight && (
        <p className="mt-1 hidden group-focus-within/field:block">{t('date.hint', { label: labelInText(t, label) })}</p>
      )}
      {isDate && view.isRight && (
        <p className="mt-1 flex items-start gap-1.5 text-success">
          <CheckIcon className="mt-0.5 size-4" />
          {t('date.correct', { label: labelInText(t, label) })}
        </p>
      )}
      {view.isReplaced && <KeepSecret field={field} />}
      {view.other !== null && (
        <p className="mt-1 text-warning">
          {t('meanwhile', { value: view.other === '' ? t('nothing') : nameOf(view.other) })}{' '}
          <button
            type="button"
            onClick={() => store.answer(field.code, view.other ?? '')}
            className={`min-h-8 ${textButtonClasses}`}
          >
            {t('takeOther')}
          </button>
        </p>
      )}
    </div>
  );
}
