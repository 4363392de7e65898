import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface AskResetProps {
  readonly accountCode: string;
  readonly onDone: () => Promise<void>;
}

/** Asks another administrator to agree to a reset. */
export function AskReset({ accountCode, onDone }: AskResetProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const { send } = useCallMutation('requestFactorReset');
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: Reason.trim() === '' ? t('required') : null }),
    send: ({ Reason }) => send({ AccountCode: accountCode, Reason }),
    onSent: async () => {
      showSnackbar('success', t('resetAsked'));
      await onDone();
    },
    failureText: errorText,
  });
  return (
    <section aria-labelledby="ask-reset">
      <h2 id="ask-reset" className="text-base font-semibold">
        {t('askReset')}
      </h2>
      <p className="mt-1 mb-4 text-pretty text-muted">{t('askResetText')}</p>
      <form {...form.props} className="space-y-4">
        <TextField {...form.field('Reason')} label={t('reason')} maxLength={LENGTH.resetReason[1]} autoComplete="off" />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <Button type="submit" isBusy={form.isBusy}>
          {t('askResetButton')}
        </Button>
      </form>
    </section>
  );
}
