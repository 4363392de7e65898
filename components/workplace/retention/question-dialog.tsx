import { useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRefusal } from './use-refusal';

interface QuestionDialogProps {
  readonly title: string;
  readonly confirmText: string;
  /** Whether something is lost for good. */
  readonly isDangerous?: boolean;
  readonly send: () => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onClose: () => void;
  /** The question. */
  readonly children: ReactNode;
}

/** Asks before something is done; a refusal stands in the question. */
export function QuestionDialog({ send, onSent, onClose, children, ...question }: QuestionDialogProps) {
  const t = useMessages('retention');
  const refusal = useRefusal();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setFailure(null);
    setIsBusy(true);
    try {
      await send();
      await onSent();
    } catch (error) {
      setFailure(refusal(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <ConfirmDialog
      {...question}
      isOpen
      cancelText={t('cancel')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
      {failure && (
        <div className="mt-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
