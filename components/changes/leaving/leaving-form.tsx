'use client';

import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { SelectField } from '@/components/ui/form/select-field';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeDay } from '../form/change-day';
import { ChangeForm } from '../form/change-form';
import { JustificationField } from '../form/justification-field';
import { HandoverChoices } from './handover-choices';
import { LeavingPreviewPane } from './leaving-preview-pane';
import { useLeavingForm, type LeavingFormOptions } from './use-leaving-form';

interface LeavingFormProps extends LeavingFormOptions {
  readonly label: string;
  readonly onCancel: () => void;
}

/** When and why somebody leaves, and who takes over what they hold. */
export function LeavingForm({ label, onCancel, ...options }: LeavingFormProps) {
  const t = useMessages('changes.form');
  const tLeaving = useMessages('leaving');
  const { form, names, preview, canSave, isRemoval, tickNeverCame } = useLeavingForm(options);
  const { values } = form;
  const reasonsOf = (isVoluntary: boolean) =>
    options.reasons
      .filter((reason) => reason.IsVoluntary === isVoluntary)
      .map(({ ReasonCode, ReasonName }) => (
        <option key={ReasonCode} value={ReasonCode}>
          {ReasonName}
        </option>
      ));
  return (
    <ChangeForm
      label={label}
      form={form}
      preview={<LeavingPreviewPane state={preview} names={names} />}
      canSubmit={canSave}
      submitText={isRemoval ? tLeaving('remove') : t('save')}
      submitVariant={isRemoval ? 'danger' : 'primary'}
      busyText={isRemoval ? tLeaving('removing') : t('saving')}
      onCancel={onCancel}
    >
      {options.hasBegun && (
        <div>
          <LabelledCheck
            isOn={values.NeverCame}
            error={form.errorOf('NeverCame')}
            disabled={form.isBusy}
            onChange={tickNeverCame}
          >
            {names.NeverCame}
          </LabelledCheck>
          {values.NeverCame && <p className="text-muted">{tLeaving('neverCameText')}</p>}
        </div>
      )}
      {!values.NeverCame && (
        <>
          <ChangeDay
            {...form.field('LastDay')}
            label={names.LastDay}
            value={values.LastDay}
            readOnly={form.isBusy}
            onDay={(LastDay) => form.change({ LastDay })}
          />
          <SelectField {...form.field('ReasonCode')} label={names.ReasonCode} disabled={form.isBusy} isMandatory>
            <option value="">{t('choose')}</option>
            <optgroup label={tLeaving('voluntary')}>{reasonsOf(true)}</optgroup>
            <optgroup label={tLeaving('involuntary')}>{reasonsOf(false)}</optgroup>
          </SelectField>
        </>
      )}
      <HandoverChoices
        ChillCode={options.subject.ChillCode}
        handovers={preview.preview?.Handovers ?? []}
        chosen={values.HandOver}
        error={form.errorOf('HandOver')}
        readOnly={form.isBusy}
        onChoose={(HandOver) => form.change({ HandOver })}
      />
      <JustificationField {...form.field('Justification')} label={names.Justification} text={values.Justification} />
      <p className="-mt-2 text-xs text-muted">{tLeaving('whoReads')}</p>
    </ChangeForm>
  );
}
