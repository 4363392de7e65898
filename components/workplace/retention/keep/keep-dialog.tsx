import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { FormFoot } from '@/components/ui/form/form-foot';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { KEEP_MONTHS } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';
import { useRefusal } from '../use-refusal';
import { checkMonths, KEEP_MODES, keepMonthsOf, valuesOf } from './keep-values';

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
        <RadioCards
          legend={t('keep.title')}
          isLegendHidden
          options={KEEP_MODES.map((value) => ({
            value,
            title: t(`keep.modes.${value}`),
            text: t(`keep.modeTexts.${value}`),
          }))}
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
        <FormFoot form={form} cancel={t('cancel')} submit={t('keep.save')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
