import { useMemo, useState } from 'react';
import { ImageViewer } from '@/components/ui/media/image-viewer';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import { extensionOf } from '@/lib/files/file-name';
import { CannotShow } from './cannot-show';
import { FileViewerSkeleton } from './file-viewer-skeleton';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useFileContent } from './use-file-content';
import type { ViewedFile } from './viewed-file';

/** A png or jpeg, read as that and nothing else. */
export function PictureFile(props: ViewedFile) {
  const errorText = useErrorText();
  const { name, address } = props;
  const t = useMessages('files');
  const { bytes, error, retry } = useFileContent(address);
  const type = extensionOf(name) === 'png' ? 'image/png' : 'image/jpeg';
  const picture = useMemo(() => (bytes ? new Blob([bytes], { type }) : null), [bytes, type]);
  const [isBroken, setIsBroken] = useState(false);
  if (error) return <UnviewableFile text={errorText(error)} retry={{ text: t('retry'), onRetry: retry }} />;
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
