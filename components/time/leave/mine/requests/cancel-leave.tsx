import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormFoot } from '@/components/ui/form/form-foot';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_LEAVE_NOTE } from '@/lib/contract/time/leave/leave-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { leaveIssueText } from '../../leave-issue-text';
import { refreshLeave } from '../../refresh-leave';

interface CancelLeaveProps {
  readonly code: string;
  /** How much comes back. */
  readonly amount: number;
  readonly onCancelled: (amount: number) => void;
}

/** Cancels approved leave, after saying how much is given back. */
export function CancelLeave(props: CancelLeaveProps) {
  const t = useMessages('my-leave.request');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        {t('cancel')}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} title={t('cancelTitle')}>
        <CancelForm {...props} onClose={() => setIsAsked(false)} />
      </Dialog>
    </>
  );
}

function CancelForm({ code, amount, onCancelled, onClose }: CancelLeaveProps & { readonly onClose: () => void }) {
  const t = useMessages('my-leave.request');
  const leave = useMessages('leave');
  const errorText = useErrorText();
  const { send } = useCallMutation('cancelLeaveRequest');
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    send: ({ Reason }) => send({ RequestCode: code, Reason }).finally(() => void refreshLeave()),
    onSent: ({ Amount }) => onCancelled(Amount),
    // That nothing is left to cancel stands at no field of this form.
    failureText: (error) =>
      fieldErrorsOf(error, (message) => leaveIssueText(leave, message)).RequestCode ?? errorText(error),
  });
  return (
    <form {...form.props} className="mt-2 space-y-4">
      <p className="text-base text-muted">{t('cancelText', { amount: amountText(leave, amount) })}</p>
      <TextAreaField {...form.field('Reason')} label={t('reason')} rows={2} maxLength={MAX_LEAVE_NOTE} />
      <FormFoot form={form} cancel={t('keep')} submit={t('cancel')} variant="danger" onClose={onClose} />
    </form>
  );
}
