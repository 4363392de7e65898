import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface CodeDialogProps<Result> {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly submitText: string;
  readonly isDangerous?: boolean;
  readonly send: (code: string) => Promise<Result>;
  readonly onSent: (result: Result) => void;
  readonly onClose: () => void;
}

/** Asks for a code of the app or a recovery code before something is done. */
export function CodeDialog<Result>(props: CodeDialogProps<Result>) {
  const { title, text, submitText, isDangerous = false, send, onSent, onClose } = props;
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const form = useForm({
    values: useFormValues({ OTP: '' }),
    check: ({ OTP }) => ({ OTP: OTP.trim() === '' ? t('required') : null }),
    send: ({ OTP }) => send(OTP.trim()),
    onSent,
    errorsOf: (error) => ({ OTP: hasIssueAt(error, 'OTP') ? t('wrongCode') : null }),
    failureText: errorText,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form.props}>
        <div className="mt-2 space-y-4">
          <p className="text-base text-muted">{text}</p>
          <TextField
            {...form.field('OTP')}
            label={t('currentCode')}
            maxLength={LENGTH.code[1]}
            autoComplete="one-time-code"
            spellCheck={false}
          />
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
            {submitText}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
