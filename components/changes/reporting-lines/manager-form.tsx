'use client';

import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeDay } from '../form/change-day';
import { ChangeForm } from '../form/change-form';
import { JustificationField } from '../form/justification-field';
import { ModeQuestion } from '../form/mode-question';
import { LeaderPicker } from '../leader/leader-picker';
import { PreviewOnDemand } from '../preview/preview-on-demand';
import { useManagerForm, type ManagerFormOptions } from './use-manager-form';

interface ManagerFormProps extends ManagerFormOptions {
  readonly label: string;
  readonly onCancel: () => void;
}

/** MGRC-07 to MGRC-16, AMGR-05 to AMGR-07: who leads somebody from a day on. */
export function ManagerForm({ label, onCancel, ...options }: ManagerFormProps) {
  const t = useMessages('changes.form');
  const { form, names, canEditDay, preview } = useManagerForm(options);
  const { values } = form;
  return (
    <ChangeForm
      label={label}
      form={form}
      preview={<PreviewOnDemand state={preview} name={options.subject.name} names={names} />}
      onCancel={onCancel}
    >
      {!canEditDay && <p className="rounded bg-surface-sunken px-3 py-2 text-muted">{t('fixedDay')}</p>}
      <ChangeDay
        {...form.field('EffectiveFrom')}
        label={t('effectiveFrom')}
        value={values.EffectiveFrom}
        readOnly={!canEditDay || form.isBusy}
        onDay={(EffectiveFrom) => form.change({ EffectiveFrom })}
      />
      <LeaderPicker
        {...form.field('ReportingID')}
        label={t('managerId')}
        kind={options.kind}
        ChillCode={options.subject.ChillCode}
        chosen={values.ReportingID}
        onChoose={(ReportingID) => form.change({ ReportingID })}
      />
      <ModeQuestion form={form} preview={preview} />
      <JustificationField
        {...form.field('Justification')}
        label={t('justification')}
        text={values.Justification}
        isMandatory={options.isJustified}
      />
    </ChangeForm>
  );
}
