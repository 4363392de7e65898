import { useRef, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { ClipIcon } from '@/components/ui/file-icons';
import { CloseIcon, EyeIcon } from '@/components/ui/form-icons';
import { iconButtonLook } from '@/components/ui/icon-button-look';
import { showSnackbar } from '@/components/ui/snackbar-queue';
import { uploadFile } from '@/lib/client/upload-file';
import { shownFileName } from '@/lib/file-name';
import type { AttachFileProps } from './attach-file';
import { FileCard } from './file-card';
import { FileProof } from './file-proof';
import type { FileWords } from './file-words';
import type { UploadDialogProps } from './upload-dialog';

interface AttachControlProps extends AttachFileProps {
  readonly words: FileWords;
}

/** What `AttachFile` shows as soon as its code and words are here; the dialog comes when it is asked for. */
export function AttachControl({ value, onChange, call, words, ...rules }: AttachControlProps) {
  const { t, language, failureText } = words;
  const placeRef = useRef<HTMLDivElement>(null);
  const [UploadDialog, setUploadDialog] = useState<ComponentType<UploadDialogProps> | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isViewing, setIsViewing] = useState(false);

  async function choose() {
    setIsOpening(true);
    try {
      const { UploadDialog: loaded } = await import('./upload-dialog');
      setUploadDialog(() => loaded);
      setIsChoosing(true);
    } catch (error) {
      showSnackbar('error', failureText(error));
    } finally {
      setIsOpening(false);
    }
  }

  /** The button that was pressed gives way to another, which takes the focus over. */
  function change(next: AttachFileProps['value']) {
    onChange(next);
    setTimeout(() => placeRef.current?.querySelector('button')?.focus());
  }

  return (
    <div ref={placeRef}>
      {value ? (
        <FileCard name={value.FileName} size={value.Size} language={language}>
          <button
            type="button"
            aria-label={t('view', { name: shownFileName(value.FileName) })}
            title={t('viewShort')}
            onClick={() => setIsViewing(true)}
            className={iconButtonLook}
          >
            <EyeIcon />
          </button>
          <button
            type="button"
            aria-label={t('remove', { name: shownFileName(value.FileName) })}
            title={t('removeShort')}
            onClick={() => change(null)}
            className={iconButtonLook}
          >
            <CloseIcon />
          </button>
        </FileCard>
      ) : (
        <Button look="secondary" type="button" isBusy={isOpening} onClick={choose}>
          {!isOpening && <ClipIcon />}
          {t('attach')}
        </Button>
      )}
      {UploadDialog && (
        <UploadDialog
          isOpen={isChoosing}
          onClose={() => setIsChoosing(false)}
          rules={rules}
          upload={(file, attention) => uploadFile(call, file, attention)}
          onUploaded={({ HeaderCode, FileName }, { size }) => change({ HeaderCode, FileName, Size: size })}
          words={words}
        />
      )}
      {isViewing && value && (
        <FileProof
          title={t('attached')}
          code={value.HeaderCode}
          name={value.FileName}
          onClose={() => setIsViewing(false)}
        />
      )}
    </div>
  );
}
