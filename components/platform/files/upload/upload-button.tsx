import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import type { FileMessages } from '../file-messages';
import type { UploadDialogProps } from './upload-dialog';
import type { UploadTask } from './use-upload';

interface UploadButtonProps extends UploadTask {
  readonly icon: ReactNode;
  readonly text: string;
  readonly words: FileMessages;
}

/** Opens an upload dialog, which comes when it is first asked for. */
export function UploadButton({ icon, text, words, ...task }: UploadButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<UploadDialogProps> | null>(null);
  const [isComing, setIsComing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    setIsComing(true);
    try {
      const { UploadDialog } = await import('./upload-dialog');
      setDialog(() => UploadDialog);
      setIsOpen(true);
    } catch (error) {
      showSnackbar('error', words.failureText(error));
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
      {Dialog && <Dialog {...task} isOpen={isOpen} onClose={() => setIsOpen(false)} words={words} />}
    </>
  );
}
