import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { ImageCrop } from '@/components/ui/media/image-crop';
import { shrinkPicture, readPicture } from '@/lib/client/picture-file';
import type { Area } from '@/lib/files/crop-area';
import { shownFileName } from '@/lib/files/file-name';
import { useMessages } from '@/lib/i18n/use-messages';
import { useCropWords } from './use-crop-words';

export interface CropFileProps {
  readonly file: File;
  /** In bytes; what is cut out stays below it. */
  readonly limit: number;
  readonly onCropped: (file: File) => void;
  readonly onCancel: () => void;
}

/** A chosen picture, of which a part is to be sent. */
export function CropFile({ file, limit, onCropped, onCancel }: CropFileProps) {
  const t = useMessages('files');
  const words = useCropWords();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function crop(area: Area) {
    setIsBusy(true);
    setHasFailed(false);
    try {
      onCropped(await shrinkPicture(await readPicture(file), area, file.name, limit));
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-4 space-y-4">
      {hasFailed && <Alert tone="danger">{t('shrinkFailed')}</Alert>}
      <ImageCrop
        bytes={file}
        name={shownFileName(file.name)}
        isShapeFree
        isBusy={isBusy}
        onCrop={crop}
        onCancel={onCancel}
        words={words}
      />
    </div>
  );
}
