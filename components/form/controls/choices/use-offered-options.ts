import type { FieldOption, FormField } from '@/lib/contract/platform/form/field';
import type { FieldView } from '../../store/field-view';
import { useFormContext } from '../../form-context';

const NONE: readonly FieldOption[] = [];

/** What a field offers while its parent is answered as it is, of a list that came whole. */
export function useOfferedOptions(field: FormField, { parentAnswer }: FieldView): readonly FieldOption[] {
  const { choices } = useFormContext();
  const options = choices.options.get(field.code) ?? NONE;
  return options.filter(({ parent }) => parent === null || parent === parentAnswer);
}
