import { DateField } from '@/components/form/date-field';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { isMailAddress, MAX_ADDRESS_LENGTH } from '@/lib/contract/workplace/reports/sending/mail-addresses';
import { calendarDate } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface ReleaseFormProps {
  readonly code: string;
  readonly onAdded: () => void;
}

/** Releases a layout to one more address until a day. */
export function ReleaseForm({ code, onAdded }: ReleaseFormProps) {
  const t = useMessages('report-releases');
  const errorText = useErrorText();
  const { send } = useCallMutation('addReportRelease');
  const form = useForm({
    values: useFormValues({ Address: '', UntilDate: '' }),
    check: ({ Address, UntilDate }) => ({
      Address: isMailAddress(Address.trim()) ? null : t('noAddress'),
      UntilDate: UntilDate === '' || UntilDate < calendarDate(new Date()) ? t('noDay') : null,
    }),
    send: ({ Address, UntilDate }) => send({ SavedReportCode: code, Address: Address.trim(), UntilDate }),
    onSent: () => {
      showSnackbar('success', t('added'));
      onAdded();
    },
    errorsOf: (error) => fieldErrorsOf(error, (_, field) => t(field === 'Address' ? 'noAddress' : 'noDay')),
    onFailed: (error) => showSnackbar('error', errorText(error)),
  });
  return (
    <form {...form.props} aria-label={t('add')} className="space-y-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('Address')}
          label={t('address')}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_ADDRESS_LENGTH}
          isMandatory
        />
        <DateField
          id={form.field('UntilDate').id}
          label={t('untilDay')}
          isMandatory
          value={form.values.UntilDate}
          error={form.errorOf('UntilDate')}
          onDay={(UntilDate) => form.change({ UntilDate })}
        />
      </div>
      <Button type="submit" variant="secondary" isBusy={form.isBusy} busyText={t('saving')}>
        {t('add')}
      </Button>
    </form>
  );
}
