import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { ImageCrop } from '@/components/ui/media/image-crop';
import { shrinkPicture, readPicture } from '@/lib/client/picture-file';
import { MIN_HEIGHT, type Area } from '@/lib/files/crop-area';
import { shownFileName } from '@/lib/files/file-name';
import { useMessages } from '@/lib/i18n/use-messages';

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
        words={{
          hint: t('cropHint'),
          shape: t('cropShape'),
          square: t('cropSquare'),
          free: t('cropFree'),
          use: t('cropUse'),
          cancel: t('cancel'),
          tooSmall: t('cropTooSmall', { height: MIN_HEIGHT }),
          failed: t('cropFailed'),
          frame: {
            cropArea: t('cropArea'),
            nwDragHandle: t('cropNorthWest'),
            nDragHandle: t('cropNorth'),
            neDragHandle: t('cropNorthEast'),
            eDragHandle: t('cropEast'),
            seDragHandle: t('cropSouthEast'),
            sDragHandle: t('cropSouth'),
            swDragHandle: t('cropSouthWest'),
            wDragHandle: t('cropWest'),
          },
        }}
      />
    </div>
  );
}
