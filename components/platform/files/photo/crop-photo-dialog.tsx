import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useLoaded } from '@/components/ui/use-loaded';
import { readPicture, shrinkPicture } from '@/lib/client/picture-file';
import type { uploadFile } from '@/lib/client/call/upload-file';
import { PROFILE_FILE } from '@/lib/contract/platform/form/file-limits';
import type { Area } from '@/lib/files/crop-area';
import { shownFileName } from '@/lib/files/file-name';
import { findUploadIssue } from '@/lib/files/upload-rules';
import type { Translate } from '@/lib/i18n/message-key';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { uploadIssueText } from '../upload/upload-issue-text';
import { useCropWords } from '../upload/use-crop-words';

export type PhotoUpload = (
  file: File,
  listener: Parameters<typeof uploadFile>[2],
) => Promise<{ readonly HeaderCode: string }>;

interface CropPhotoDialogProps {
  readonly file: File;
  readonly upload: PhotoUpload;
  readonly onUploaded: (headerCode: string) => void;
  readonly onClose: () => void;
}

/** PHOT-06. Of any size: what is cut out of it is made small enough. */
const RULES = { types: ['png', 'jpg', 'jpeg'], limit: Infinity };

/** What keeps a file from becoming a photo; empty for nothing. */
export function photoIssue(file: File, t: Translate<'files'>): string {
  const found = findUploadIssue(file, RULES);
  return found ? uploadIssueText(found, t) : '';
}

/** PHOT-07. */
const PHOTO_NAME = 'Photo.Jpeg';

const loadCrop = () => import('@/components/ui/media/image-crop');

/** PHOT-05 to PHOT-11, PHOT-17: the part of a picture that becomes a photo, drawn anew, so that nothing but the picture is sent. */
export function CropPhotoDialog({ file, upload, onUploaded, onClose }: CropPhotoDialogProps) {
  const t = useMessages('files');
  const errorText = useErrorText();
  const words = useCropWords();
  const crop = useLoaded(loadCrop);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(area: Area) {
    const { signal } = (underWay.current = new AbortController());
    setIsBusy(true);
    setFailure('');
    try {
      const photo = await shrinkPicture(await readPicture(file), area, PHOTO_NAME, PROFILE_FILE.limit).catch(
        () => null,
      );
      if (signal.aborted) return;
      if (photo) onUploaded((await upload(photo, { signal })).HeaderCode);
      else setFailure(t('shrinkFailed'));
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('cropTitle')}>
      <div className="mt-4 space-y-4">
        {failure && <Alert tone="danger">{failure}</Alert>}
        {crop ? (
          <crop.ImageCrop
            bytes={file}
            name={shownFileName(file.name)}
            isBusy={isBusy}
            onCrop={send}
            onCancel={onClose}
            words={{ ...words, use: t('uploadShort') }}
          />
        ) : (
          <Skeleton className="h-72 w-full" />
        )}
      </div>
    </Dialog>
  );
}
