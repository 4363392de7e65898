import { useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button/button';
import { keepPlace } from '@/components/ui/button/keep-place';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { FormFoot } from '@/components/ui/form/form-foot';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { useRefusal } from './use-refusal';

interface ReasonButtonProps {
  readonly text: string;
  readonly variant: 'secondary' | 'danger';
  readonly title: string;
  /** What will happen. */
  readonly effect: string;
  /** Said of a reason that is not given. */
  readonly missing: string;
  readonly maxLength: number;
  readonly send: (reason: string) => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
}

/** A button that asks for a reason before it does what it says. */
export function ReasonButton({ text, variant, ...dialog }: ReasonButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} type="button" variant={variant} onClick={() => setIsAsked(true)}>
        {text}
      </Button>
      {isAsked && (
        <ReasonDialog {...dialog} text={text} variant={variant} button={button} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}

interface ReasonDialogProps extends ReasonButtonProps {
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

function ReasonDialog(props: ReasonDialogProps) {
  const { button, text, variant, title, effect, missing, maxLength, send, done, onClose } = props;
  const t = useMessages('user-accounts');
  const refusal = useRefusal();
  const { refresh } = useAccount();
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: Reason.trim() === '' ? missing : null }),
    send: ({ Reason }) => send(Reason),
    onSent: async () => {
      const goOn = keepPlace(button.current);
      onClose();
      showSnackbar('success', done);
      await refresh();
      goOn();
    },
    failureText: refusal,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form.props}>
        <div className="mt-2 space-y-4">
          <p className="text-base text-muted">{effect}</p>
          <TextField {...form.field('Reason')} label={t('reason')} maxLength={maxLength} autoComplete="off" />
          <p className="text-muted">{t('reasonHint')}</p>
          <FormFoot
            form={form}
            cancel={t('cancel')}
            submit={text}
            variant={variant === 'danger' ? 'danger' : 'primary'}
            onClose={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}
