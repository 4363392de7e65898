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
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed');
  const isComing = state === 'coming';
  const close = () => setState('closed');
  // What the button stands in stays: whoever presses Escape no longer wants the dialog that is on its way.
  useEscape(close, isComing);

  async function open() {
    setState('coming');
    try {
      const { UploadDialog } = await import('./upload-dialog');
      setDialog(() => UploadDialog);
      setState((now) => (now === 'coming' ? 'open' : now));
    } catch (error) {
      close();
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <>
      {/* Not disabled meanwhile, which would lose the focus that the dialog gives back. */}
      <Button variant="secondary" type="button" onClick={open}>
        {isComing ? <Spinner /> : icon}
        {text}
      </Button>
      {Dialog && <Dialog {...task} isOpen={state === 'open'} onClose={close} />}
    </>
  );
}
