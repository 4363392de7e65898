import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import { limitOf } from '@/lib/files/upload-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChosenFile } from './chosen-file';
import type { CropFileProps } from './crop-file';
import { DropZone } from './drop-zone';
import { namePastedFiles } from './pasted-files';
import { UploadProgress } from './upload-progress';
import { usePageFileDrop } from './use-page-file-drop';
import { useUpload, type UploadTask } from './use-upload';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';

export interface UploadDialogProps extends UploadTask {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * UPL-01 to UPL-14: one file is chosen, dropped or pasted, looked at, and sent. Escape or a click beside the dialog keeps what
 * was chosen for when it opens again; Cancel does not.
 */
export function UploadDialog({ isOpen, onClose, ...task }: UploadDialogProps) {
  const t = useMessages('files');
  const { rules, lingers = 0 } = task;
  const { file, note, failure, largePicture, isShrinking, percent, isDone, ...does } = useUpload(task);
  const [isCropping, setIsCropping] = useState(false);
  const submitRef = useRef<HTMLButtonElement>(null);
  const isSending = percent !== null;
  const goOn = (isChosen: boolean) => isChosen && setTimeout(() => submitRef.current?.focus());
  const take = (files: readonly File[]) => goOn(does.choose(files));
  const isDraggedOver = usePageFileDrop(isOpen && !isSending && !isCropping, (files, way) =>
    take(way === 'paste' ? namePastedFiles(files, t('screenshot'), new Date()) : files),
  );

  function close() {
    does.stop();
    setIsCropping(false);
    onClose();
  }

  function leave() {
    does.forget();
    onClose();
  }

  if (isCropping && file) {
    return (
      <Dialog isOpen={isOpen} onClose={close} title={t('cropTitle')}>
        <LazyCropFile
          file={file}
          limit={limitOf(rules)}
          onCropped={(part) => {
            setIsCropping(false);
            take([part]);
          }}
          onCancel={() => {
            setIsCropping(false);
            goOn(true);
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('upload')}>
      <div className="mt-4 space-y-4">
        {file ? (
          <ChosenFile
            key={`${file.name} ${file.size}`}
            file={file}
            isFixed={isSending}
            onCrop={() => setIsCropping(true)}
            onForget={does.forget}
          />
        ) : (
          <DropZone onFiles={take} rules={rules} isDraggedOver={isDraggedOver} />
        )}
        {note && (
          <p role="status" className="text-muted">
            {note}
          </p>
        )}
        {failure && (
          <Alert tone="danger">
            {failure.name && <span className="block break-all">{failure.name}</span>}
            <span className="block">{failure.text}</span>
          </Alert>
        )}
        {largePicture && (
          <Button
            variant="secondary"
            type="button"
            isBusy={isShrinking}
            busyText={t('shrinking')}
            onClick={async () => goOn(await does.shrink(largePicture))}
          >
            {t('shrink')}
          </Button>
        )}
        {isSending && <UploadProgress percent={percent} isDone={isDone && lingers > 0} name={file?.name ?? ''} />}
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button
          ref={submitRef}
          type="button"
          disabled={!file}
          isBusy={isSending}
          onClick={() => void does.submit(onClose)}
        >
          {t('submit')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const loadCropFile = () => import('./crop-file');

/** Comes when the first picture is to be cropped. */
function LazyCropFile(props: CropFileProps) {
  const loaded = useLoaded(loadCropFile);
  return loaded ? <loaded.CropFile {...props} /> : <Skeleton className="mt-4 h-72 w-full" />;
}
