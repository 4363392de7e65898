import type { ImageCropWords } from '@/components/ui/media/image-crop';
import { MIN_HEIGHT } from '@/lib/files/crop-area';
import { useMessages } from '@/lib/i18n/use-messages';

/** What stands around a picture that is cropped. */
export function useCropWords(): ImageCropWords {
  const t = useMessages('files');
  return {
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
  };
}
