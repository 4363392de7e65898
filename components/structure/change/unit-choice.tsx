import { SelectField } from '@/components/ui/form/select-field';
import type { Unit } from '@/lib/contract/structure/units';
import { useMessages } from '@/lib/i18n/use-messages';
import { pathTo } from '../tree/tree-rows';
import type { ChangeForm } from './use-change-form';

interface UnitChoiceProps {
  readonly form: ChangeForm;
  readonly name: 'Parent' | 'Target';
  readonly label: string;
  readonly units: readonly Unit[];
  /** Left out, with all below it where `isWhole`. */
  readonly but?: string | undefined;
  readonly isWhole?: boolean;
  readonly isMandatory?: boolean;
  /** What choosing nothing means. */
  readonly none: string;
}

/** One of the units that the caller may change, as a tree in a list. */
export function UnitChoice({ form, name, label, units, but, isWhole = false, isMandatory, none }: UnitChoiceProps) {
  const t = useMessages('structure');
  const isLeftOut = ({ Code }: Unit) =>
    Code === but || (isWhole && pathTo(units, Code).some((above) => above.Code === but));
  return (
    <SelectField {...form.field(name)} label={label} isMandatory={isMandatory}>
      <option value="">{none || t('choose')}</option>
      {units
        .filter((unit) => unit.CanChange && !isLeftOut(unit))
        .map((unit) => (
          <option key={unit.Code} value={unit.Code}>
            {`${'\u2003'.repeat(pathTo(units, unit.Code).length)}${unit.Name}`}
          </option>
        ))}
    </SelectField>
  );
}
