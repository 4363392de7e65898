import type { ReactNode } from 'react';
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

function MoveFields({ form, units, unit }: FieldsProps) {
  const t = useMessages('structure');
  return (
    <UnitChoice
      form={form}
      name="Parent"
      label={t('newParent')}
      units={units}
      but={unit?.Code}
      isWhole
      isMandatory
      none=""
    />
  );
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

function MergeFields({ form, units, unit }: FieldsProps) {
  const t = useMessages('structure');
  return (
    <UnitChoice
      form={form}
      name="Target"
      label={t('mergeInto')}
      units={units}
      but={unit?.Code}
      isWhole
      isMandatory
      none=""
    />
  );
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
