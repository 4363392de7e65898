import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { RETENTION_REASON_LENGTH } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkReason } from './check-reason';
import { FormFoot } from './form-foot';
import { useRefusal } from './use-refusal';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly submit: string;
  readonly variant?: ButtonVariant;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onClose: () => void;
}

const [, MAX_LENGTH] = RETENTION_REASON_LENGTH;

/** Asks why before something is done. */
export function ReasonDialog({ title, text, submit, variant, send, onSent, onClose }: ReasonDialogProps) {
  const t = useMessages('retention');
  const refusal = useRefusal();
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: checkReason(t, Reason) }),
    send: ({ Reason }) => send(Reason.trim()),
    onSent,
    errorsOf: (error) => {
      // A decision calls its reason a comment.
      const { Reason, Comment } = fieldErrorsOf(error, () => t('reason.refused'));
      return { Reason: Reason ?? Comment };
    },
    failureText: refusal,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form.props} className="mt-2 space-y-4">
        <p className="text-base text-muted">{text}</p>
        <TextField
          {...form.field('Reason')}
          label={t('reason.label')}
          isMandatory
          maxLength={MAX_LENGTH}
          autoComplete="off"
        />
        <p className="-mt-2 text-xs text-muted">{t('reason.hint')}</p>
        <FormFoot form={form} submit={submit} variant={variant} onClose={onClose} />
      </form>
    </Dialog>
  );
}
