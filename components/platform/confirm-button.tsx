import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface ConfirmButtonProps {
  readonly text: string;
  readonly variant?: ButtonVariant;
  readonly title: string;
  /** Left out, the button's own text. */
  readonly confirmText?: string;
  readonly cancelText: string;
  /** Whether something is lost for good. */
  readonly isDangerous?: boolean;
  /** The question stays until this has come to an end; a refusal is said in a snackbar. */
  readonly onConfirm: () => Promise<unknown>;
  /** The question. */
  readonly children: ReactNode;
}

/** A button that asks before it does what it says. */
export function ConfirmButton({ text, variant = 'secondary', confirmText = text, ...props }: ConfirmButtonProps) {
  const { onConfirm, children, ...question } = props;
  const errorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    setIsBusy(false);
    setIsAsked(false);
  }

  return (
    <>
      <Button type="button" variant={variant} onClick={() => setIsAsked(true)}>
        {text}
      </Button>
      <ConfirmDialog
        {...question}
        isOpen={isAsked}
        confirmText={confirmText}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
