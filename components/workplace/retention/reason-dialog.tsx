import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { FormFoot } from '@/components/ui/form/form-foot';
import { Dialog } from '@/components/ui/overlay/dialog';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkReason } from './check-reason';
import { ReasonField } from './reason-field';
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
        <ReasonField {...form.field('Reason')} />
        <FormFoot form={form} cancel={t('cancel')} submit={submit} variant={variant} onClose={onClose} />
      </form>
    </Dialog>
  );
}
