import type { ComponentProps, ReactNode } from 'react';
import type { UnitChangeKind } from '@/lib/contract/structure/unit-rules';
import type { Unit } from '@/lib/contract/structure/units';
import { useMessages } from '@/lib/i18n/use-messages';
import { isPeopled, type ChangedUnit } from './change-values';
import { HeadField } from './head-field';
import { NameFields } from './name-fields';
import { UnitChoice } from './unit-choice';
import type { ChangeForm } from './use-change-form';

interface FieldsProps {
  readonly form: ChangeForm;
  readonly units: readonly Unit[];
  /** The unit that is changed; null for a new one. */
  readonly unit: ChangedUnit | null;
}

/** Another unit, with all that is below it: below which one it moves, or into which one it is merged. */
function OtherUnit({
  form,
  units,
  unit,
  name,
  label,
}: FieldsProps & Pick<ComponentProps<typeof UnitChoice>, 'name' | 'label'>) {
  return <UnitChoice {...{ form, name, label, units }} but={unit?.Code} isWhole isMandatory none="" />;
}

function MoveFields(props: FieldsProps) {
  const t = useMessages('structure');
  return <OtherUnit {...props} name="Parent" label={t('newParent')} />;
}

function CreateFields({ form, units }: FieldsProps) {
  const t = useMessages('structure');
  return (
    <>
      <NameFields form={form} />
      <UnitChoice form={form} name="Parent" label={t('below')} units={units} isMandatory none="" />
    </>
  );
}

function MergeFields(props: FieldsProps) {
  const t = useMessages('structure');
  return <OtherUnit {...props} name="Target" label={t('mergeInto')} />;
}

function CloseFields({ form, units, unit }: FieldsProps) {
  const t = useMessages('structure');
  const hasPeople = isPeopled(unit);
  return (
    <UnitChoice
      form={form}
      name="Target"
      label={t('peopleGoTo')}
      units={units}
      but={unit?.Code}
      isMandatory={hasPeople}
      none={hasPeople ? '' : t('nowhere')}
    />
  );
}

/** What there is to enter for each kind of change, beside its day and why. */
export const CHANGE_FIELDS: Readonly<Record<UnitChangeKind, (props: FieldsProps) => ReactNode>> = {
  create: CreateFields,
  rename: NameFields,
  head: HeadField,
  move: MoveFields,
  merge: MergeFields,
  close: CloseFields,
};
