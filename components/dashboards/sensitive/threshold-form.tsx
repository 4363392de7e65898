import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { SMALL_GROUP } from '@/lib/contract/dashboards/sensitive-rules';
import { useMessages } from '@/lib/i18n/use-messages';

/** How many people a value needs; digits of any width count. */
export function ThresholdForm({ threshold }: { readonly threshold: number }) {
  const t = useMessages('sensitive-figures');
  const router = useRouter();
  const { least, most } = SMALL_GROUP;
  const { send } = useCallMutation('setSensitiveThreshold');
  const numberIn = (text: string) => {
    const digits = text.normalize('NFKC').trim();
    return /^\d{1,2}$/.test(digits) ? Number(digits) : 0;
  };
  const form = useForm({
    values: useFormValues({ Threshold: String(threshold) }),
    check: ({ Threshold }) => {
      const number = numberIn(Threshold);
      return { Threshold: number < least || number > most ? t('setup.thresholdRange', { least, most }) : null };
    },
    send: ({ Threshold }) => send({ Threshold: numberIn(Threshold) }),
    onSent: () => {
      showSnackbar('success', t('setup.saved'));
      router.refresh();
    },
    failureText: () => t('setup.failed'),
  });
  return (
    <form {...form.props} className="mt-4 space-y-3">
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field('Threshold')}
          label={t('setup.threshold')}
          isMandatory
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          className="max-w-32"
        />
        <Button type="submit" variant="secondary" isBusy={form.isBusy} busyText={t('setup.saving')}>
          {t('setup.save')}
        </Button>
      </div>
      <p className="text-muted">{t('setup.thresholdNote')}</p>
    </form>
  );
}
