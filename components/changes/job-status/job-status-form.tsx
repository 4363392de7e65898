'use client';

import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeDay } from '../form/change-day';
import { ChangeForm } from '../form/change-form';
import { JustificationField } from '../form/justification-field';
import { ModeQuestion } from '../form/mode-question';
import { PreviewOnDemand } from '../preview/preview-on-demand';
import { useJobStatusForm, type JobStatusFormOptions } from './use-job-status-form';

interface JobStatusFormProps extends JobStatusFormOptions {
  readonly label: string;
  readonly onCancel: () => void;
}

/** JOBS-17 to JOBS-30: what somebody is from a day on, with what its status asks for. */
export function JobStatusForm({ label, onCancel, ...options }: JobStatusFormProps) {
  const t = useMessages('changes.form');
  const { form, names, input, canEditAll, choice, preview } = useJobStatusForm(options);
  const { values } = form;
  const months = form.field('NoOfMonths');
  return (
    <ChangeForm
      label={label}
      form={form}
      preview={<PreviewOnDemand state={preview} name={options.subject.name} names={names} />}
      onCancel={onCancel}
    >
      {!canEditAll && (
        <p className="rounded bg-surface-sunken px-3 py-2 text-muted">{t(input ? 'fixed' : 'fixedPlain')}</p>
      )}
      <ChangeDay
        {...form.field('EffectiveFrom')}
        label={t('effectiveFrom')}
        value={values.EffectiveFrom}
        readOnly={!canEditAll || form.isBusy}
        onDay={(EffectiveFrom) => form.change({ EffectiveFrom })}
      />
      <SelectField
        {...form.field('JobStatus')}
        label={t('jobStatus')}
        disabled={!canEditAll || form.isBusy}
        isMandatory
      >
        <option value="">{t('choose')}</option>
        {options.choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {input === 'T' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField {...months} label={choice?.InputLabel || t('months')} inputMode="numeric" isMandatory />
          <TextField {...form.field('NoOfDays')} label={t('days')} inputMode="numeric" />
        </div>
      )}
      {input === 'D' && (
        <ChangeDay
          {...form.field('EndDate')}
          label={choice?.InputLabel || t('endDate')}
          value={values.EndDate}
          readOnly={form.isBusy}
          onDay={(EndDate) => form.change({ EndDate })}
        />
      )}
      <ModeQuestion form={form} preview={preview} />
      <JustificationField
        {...form.field('Justification')}
        label={t('justification')}
        text={values.Justification}
        isMandatory
      />
    </ChangeForm>
  );
}
