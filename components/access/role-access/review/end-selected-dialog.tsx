import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { isoDate } from '@/lib/typed/wire-days';
import { DayField } from '../grants/dialogs/day-field';
import { issueTexts } from '../issue-texts';
import { useRefusal } from '../use-refusal';

interface EndSelectedDialogProps {
  readonly codes: readonly string[];
  readonly onEnded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Ends several roles, at once or with a last day. */
export function EndSelectedDialog({ codes, onEnded, onClose }: EndSelectedDialogProps) {
  const t = useMessages('role-access');
  const language = useLanguage();
  const refusal = useRefusal();
  const { send } = useCallMutation('endGrants');
  const count = codes.length;
  const form = useForm({
    values: useFormValues({ LastDay: '' }),
    check: ({ LastDay }) => ({ LastDay: LastDay !== '' && !isoDate(LastDay) ? t('issues.not_a_day') : null }),
    send: ({ LastDay }) => send({ GrantCodes: [...codes], LastDay: isoDate(LastDay) ?? '' }),
    onSent: async () => {
      const day = isoDate(form.values.LastDay);
      onClose();
      showSnackbar('success', day ? t('shortened', { count, day: dayText(day, language) }) : t('ended', { count }));
      await onEnded();
    },
    errorsOf: (error) => issueTexts(t, error),
    failureText: refusal,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('endSelected', { count })}>
      <form {...form.props} className="mt-2 space-y-4">
        <p className="text-base text-muted">{t('endSelectedText')}</p>
        <DayField
          {...form.field('LastDay')}
          label={t('to')}
          value={form.values.LastDay}
          onDay={(LastDay) => form.change({ LastDay })}
        />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={form.isBusy}>
            {t('end')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
