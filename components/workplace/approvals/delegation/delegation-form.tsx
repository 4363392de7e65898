import { Button } from '@/components/ui/button/button';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DateField } from '@/components/form/date-field';
import { PersonPicker } from '@/components/people/person-picker';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { calendarDate } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface Values {
  readonly ChillCode: string;
  readonly name: string;
  readonly FromDate: string;
  readonly ToDate: string;
}

const KNOWN = ['past', 'before_from', 'too_long', 'self', 'unknown'] as const;

/** Asks who decides from when to when. */
export function DelegationForm({ onDelegated }: { readonly onDelegated: () => void }) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const today = calendarDate(new Date());
  const { send } = useCallMutation('createDelegation');
  const values = useFormValues<Values>({ ChillCode: '', name: '', FromDate: today, ToDate: today });
  const form = useForm({
    values,
    check: ({ ChillCode, FromDate, ToDate }) => ({
      ChillCode: ChillCode ? null : t('faults.person'),
      FromDate: FromDate ? null : t('faults.day'),
      ToDate: !ToDate ? t('faults.day') : ToDate < FromDate ? t('faults.before_from') : null,
    }),
    send: ({ ChillCode, FromDate, ToDate }) => send({ ChillCode, FromDate, ToDate }),
    onSent: () => {
      showSnackbar('success', t('delegated', { name: values.values.name }));
      values.reset();
      onDelegated();
    },
    errorsOf: (error) =>
      fieldErrorsOf(error, (message) => {
        const known = KNOWN.find((one) => one === message);
        return known && t(`faults.${known}`);
      }),
    failureText: (error) =>
      error instanceof CallError && error.code === 'conflict' ? t('faults.overlap') : errorText(error),
  });
  const { name } = form.values;
  const dayOf = (field: 'FromDate' | 'ToDate') => ({
    id: form.field(field).id,
    value: form.values[field],
    error: form.errorOf(field),
    onDay: (day: string) => form.change({ [field]: day }),
  });
  return (
    <form {...form.props} aria-label={t('delegate')} className="space-y-4 border-t border-line pt-5">
      {name ? (
        <p className="flex flex-wrap gap-x-4">
          <span className="font-medium">{t('chosen', { name })}</span>
          <button type="button" className={textButtonClasses} onClick={() => form.change({ ChillCode: '', name: '' })}>
            {t('change')}
          </button>
        </p>
      ) : (
        <PersonPicker
          messages={{
            label: t('delegateTo'),
            hint: t('personHint'),
            searching: t('searching'),
            none: t('noPerson'),
          }}
          error={form.errorOf('ChillCode')}
          onPick={({ ChillCode, Name }) => form.change({ ChillCode, name: Name })}
        />
      )}
      {name && form.errorOf('ChillCode') && <Alert tone="danger">{form.errorOf('ChillCode')}</Alert>}
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField {...dayOf('FromDate')} label={t('firstDay')} />
        <DateField {...dayOf('ToDate')} label={t('lastDay')} />
      </div>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}
