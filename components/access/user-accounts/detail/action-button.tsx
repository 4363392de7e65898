import { useRef, useState, type ReactNode } from 'react';
import { buttonClasses, type ButtonVariant } from '@/components/ui/button/button-variant';
import { keepPlace } from '@/components/ui/button/keep-place';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { useRefusal } from './use-refusal';

interface ActionButtonProps {
  readonly text: string;
  /** What is read out, where the text alone does not say of what. */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly title: string;
  /** Whether something is taken away. */
  readonly isDangerous?: boolean;
  readonly send: () => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
  /** What will happen. */
  readonly children: ReactNode;
}

/** A button that says what will happen before it is done, then shows the account as it is. A refusal stands in the question. */
export function ActionButton(props: ActionButtonProps) {
  const { text, label, variant = 'secondary', title, isDangerous, send, done, children } = props;
  const t = useMessages('user-accounts');
  const refusal = useRefusal();
  const { refresh } = useAccount();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function ask(isOpen: boolean) {
    setFailure(null);
    setIsAsked(isOpen);
  }

  async function confirm() {
    setIsBusy(true);
    setFailure(null);
    const goOn = keepPlace(button.current);
    try {
      await send();
      ask(false);
      showSnackbar('success', done);
      await refresh();
      goOn();
    } catch (error) {
      setFailure(refusal(error));
    }
    setIsBusy(false);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        onClick={() => ask(true)}
        className={buttonClasses(variant)}
      >
        {text}
      </button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={title}
          confirmText={text}
          cancelText={t('cancel')}
          isBusy={isBusy}
          isDangerous={isDangerous}
          onConfirm={() => void confirm()}
          onCancel={() => ask(false)}
        >
          <p>{children}</p>
          {failure && (
            <div className="mt-4">
              <Alert tone="danger">{failure}</Alert>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
