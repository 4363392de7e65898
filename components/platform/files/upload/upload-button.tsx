import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { useEscape } from '@/components/ui/overlay/use-escape';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { UploadDialogProps } from './upload-dialog';
import type { UploadTask } from './use-upload';

interface UploadButtonProps extends UploadTask {
  readonly icon: ReactNode;
  readonly text: string;
}

/** Opens an upload dialog, which comes when it is first asked for. */
export function UploadButton({ icon, text, ...task }: UploadButtonProps) {
  const errorText = useErrorText();
  const [Dialog, setDialog] = useState<ComponentType<UploadDialogProps> | null>(null);
  const [isComing, setIsComing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // What the button stands in stays until the dialog is there to be closed.
  useEscape(() => {}, isComing);

  async function open() {
    setIsComing(true);
    try {
      const { UploadDialog } = await import('./upload-dialog');
      setDialog(() => UploadDialog);
      setIsOpen(true);
    } catch (error) {
      showSnackbar('error', errorText(error));
    } finally {
      setIsComing(false);
    }
  }

  return (
    <>
      {/* Not disabled meanwhile, which would lose the focus that the dialog gives back. */}
      <Button variant="secondary" type="button" onClick={open}>
        {isComing ? <Spinner /> : icon}
        {text}
      </Button>
      {Dialog && <Dialog {...task} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
