import { FormFoot } from '@/components/ui/form/form-foot';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { LENGTH } from '@/lib/contract/access/limits';
import type { Pause } from '@/lib/contract/access/pauses';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface LiftDialogProps {
  readonly pause: Pause;
  /** `over` where the pause had ended by itself. */
  readonly onDone: (outcome: 'lifted' | 'over') => void;
  readonly onClose: () => void;
}

const [, MAX_LENGTH] = LENGTH.liftReason;

function overOrThrow(error: unknown): 'over' {
  if (error instanceof CallError && error.code === 'not_found') return 'over';
  throw error;
}

/** Asks why a pause is lifted, and lifts it. */
export function LiftDialog({ pause, onDone, onClose }: LiftDialogProps) {
  const t = useMessages('pauses');
  const errorText = useErrorText();
  const { send } = useCallMutation('liftPause');
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: Reason.trim() === '' ? t('reasonMissing') : null }),
    send: ({ Reason }) => send({ AccountCode: pause.AccountCode, Reason }).then(() => 'lifted' as const, overOrThrow),
    onSent: onDone,
    failureText: errorText,
  });

  return (
    <Dialog isOpen onClose={onClose} title={t('liftTitle', { name: pause.Name })}>
      <form {...form.props}>
        <div className="mt-2 space-y-4">
          <p className="text-base text-muted">{t('liftText')}</p>
          <TextField {...form.field('Reason')} label={t('reason')} maxLength={MAX_LENGTH} autoComplete="off" />
          <FormFoot form={form} cancel={t('cancel')} submit={t('lift')} busyText={t('lifting')} onClose={onClose} />
        </div>
      </form>
    </Dialog>
  );
}
