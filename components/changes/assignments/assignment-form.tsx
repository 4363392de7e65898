'use client';

import { SelectField } from '@/components/ui/form/select-field';
import { ASSIGNMENT_FIELDS } from '@/lib/contract/changes/change-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeDay } from '../form/change-day';
import { ChangeForm } from '../form/change-form';
import { JustificationField } from '../form/justification-field';
import { ModeChoice } from '../form/mode-choice';
import { PreviewOnDemand } from '../preview/preview-on-demand';
import { optionsOf } from './assignment-values';
import { useAssignmentForm, type AssignmentFormOptions } from './use-assignment-form';

interface AssignmentFormProps extends AssignmentFormOptions {
  readonly label: string;
  readonly onCancel: () => void;
}

/** Where somebody works and as what from a day on: what is left as it is stays. */
export function AssignmentForm({ label, onCancel, ...options }: AssignmentFormProps) {
  const t = useMessages('changes.form');
  const tParts = useMessages('changes.assignment');
  const { form, names, choices, preview } = useAssignmentForm(options);
  const { values } = form;
  const offered = optionsOf(choices.data);
  const needed = preview.preview?.NeedsMode ?? [];
  const asked = ASSIGNMENT_FIELDS.filter(
    (field) => needed.includes(field) || (values.Modes[field] && preview.preview && preview.preview.Later.length > 0),
  );
  const canEditDay = options.row?.EditField !== 'N';
  return (
    <ChangeForm
      label={label}
      form={form}
      preview={<PreviewOnDemand state={preview} name={options.subject.name} names={names} />}
      onCancel={onCancel}
    >
      <ChangeDay
        {...form.field('EffectiveFrom')}
        label={t('effectiveFrom')}
        value={values.EffectiveFrom}
        readOnly={!canEditDay || form.isBusy}
        onDay={(EffectiveFrom) => form.change({ EffectiveFrom })}
      />
      {ASSIGNMENT_FIELDS.map((field) => (
        <SelectField
          key={field}
          {...form.field(field)}
          label={names[field]}
          disabled={form.isBusy || (choices.data === undefined && values[field] === '')}
        >
          <option value="">{tParts('stays')}</option>
          {offered[field].map(({ Code, Name }) => (
            <option key={Code} value={Code}>
              {Name}
            </option>
          ))}
        </SelectField>
      ))}
      {asked.map((field) => (
        <ModeChoice
          key={field}
          of={names[field]}
          chosen={values.Modes[field] ?? ''}
          error={form.errorOf('Modes')}
          isBusy={form.isBusy}
          onChoose={(mode) => form.change({ Modes: { ...values.Modes, [field]: mode } })}
        />
      ))}
      <JustificationField
        {...form.field('Justification')}
        label={t('justification')}
        text={values.Justification}
        isMandatory
      />
    </ChangeForm>
  );
}
