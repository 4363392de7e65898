import { useId } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { KEEP_MONTHS } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { FormFoot } from '../form-foot';
import { useRetention } from '../retention-context';
import { useRefusal } from '../use-refusal';
import { checkMonths, KEEP_MODES, keepMonthsOf, valuesOf, type KeepMode } from './keep-values';

/** Sets for how long data is kept, or that all of it is. */
export function KeepDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('retention');
  const refusal = useRefusal();
  const { keepMonths, refresh } = useRetention();
  const { send } = useCallMutation('saveRetention');
  const form = useForm({
    values: useFormValues(valuesOf(keepMonths)),
    check: (values) => ({ Months: checkMonths(t, values) }),
    send: (values) => send({ KeepMonths: keepMonthsOf(values) }),
    onSent: async () => {
      onClose();
      showSnackbar('success', t('keep.saved'));
      await refresh();
    },
    errorsOf: (error) => {
      const { KeepMonths } = fieldErrorsOf(error, () =>
        t('keep.range', { least: KEEP_MONTHS.least, most: KEEP_MONTHS.most }),
      );
      return { Months: KeepMonths };
    },
    failureText: refusal,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('keep.question')}>
      <form {...form.props} className="mt-2 space-y-4">
        <p className="text-base text-muted">{t('keep.text')}</p>
        <ModeChoice
          chosen={form.values.Mode}
          isBusy={form.isBusy}
          onChoose={(Mode) => form.change({ Mode, Months: form.values.Months })}
        />
        {form.values.Mode === 'after' && (
          <TextField
            {...form.field('Months')}
            label={t('keep.months')}
            isMandatory
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            className="max-w-32"
          />
        )}
        <FormFoot form={form} submit={t('keep.save')} onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface ModeChoiceProps {
  readonly chosen: KeepMode;
  readonly isBusy: boolean;
  readonly onChoose: (mode: KeepMode) => void;
}

function ModeChoice({ chosen, isBusy, onChoose }: ModeChoiceProps) {
  const t = useMessages('retention');
  const group = useId();
  return (
    <fieldset className="space-y-1">
      <legend className="sr-only">{t('keep.title')}</legend>
      {KEEP_MODES.map((mode) => (
        <label
          key={mode}
          className="flex items-start gap-2.5 rounded border border-line px-3 py-2.5 has-checked:border-accent-text has-checked:bg-accent-tint has-disabled:opacity-80"
        >
          <input
            type="radio"
            name={group}
            value={mode}
            checked={chosen === mode}
            disabled={isBusy}
            onChange={() => onChoose(mode)}
            className="mt-0.5 size-4 shrink-0"
          />
          <span className="min-w-0">
            <span className="block font-medium">{t(`keep.modes.${mode}`)}</span>
            <span className="block text-muted">{t(`keep.modeTexts.${mode}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
