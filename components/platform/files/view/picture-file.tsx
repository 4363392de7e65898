import { useMemo, useState } from 'react';
import { ImageViewer } from '@/components/ui/media/image-viewer';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import { extensionOf } from '@/lib/files/file-name';
import { CannotShow } from './cannot-show';
import { FileViewerSkeleton } from './file-viewer-skeleton';
import { useFileContent } from './use-file-content';
import type { ViewedFile } from './viewed-file';

/** A png or jpeg, read as that and nothing else. */
export function PictureFile(props: ViewedFile) {
  const { name, address, words } = props;
  const { t, failureText } = words;
  const { bytes, error, retry } = useFileContent(address);
  const type = extensionOf(name) === 'png' ? 'image/png' : 'image/jpeg';
  const picture = useMemo(() => (bytes ? new Blob([bytes], { type }) : null), [bytes, type]);
  const [isBroken, setIsBroken] = useState(false);
  if (error) return <UnviewableFile text={failureText(error)} retry={{ text: t('retry'), onRetry: retry }} />;
  if (isBroken) return <CannotShow {...props} />;
  if (!picture) return <FileViewerSkeleton label={t('loading')} />;
  return (
    <ImageViewer
      bytes={picture}
      name={name}
      onBroken={() => setIsBroken(true)}
      words={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), rotate: t('rotate'), reset: t('reset') }}
    />
  );
}
