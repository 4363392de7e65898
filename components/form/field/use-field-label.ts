import type { FormField } from '@/lib/contract/platform/form/field';
import { useFormContext } from '../form-context';
import type { FieldView } from '../store/field-view';

/** FORM-27: what a field is called: as the option that its parent is answered with, or by its own name. */
export function useFieldLabel(field: FormField, view: FieldView): string {
  const { choices, store } = useFormContext();
  if (field.labelledBy === null || view.labelAnswer === '') return field.label;
  const option = choices.options.get(field.labelledBy)?.find(({ value }) => value === view.labelAnswer);
  return option?.label ?? store.nameOf(field.labelledBy, view.labelAnswer) ?? field.label;
}

/** The names of what a field can be answered with. */
export function useOptionName(field: FormField): (value: string) => string {
  const { choices, store } = useFormContext();
  const options = choices.options.get(field.code) ?? [];
  return (value) => options.find((option) => option.value === value)?.label ?? store.nameOf(field.code, value) ?? value;
}
