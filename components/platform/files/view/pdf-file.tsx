import { useCallback } from 'react';
import { PdfViewer } from '@/components/ui/media/pdf/pdf-viewer';
import { CallError } from '@/lib/client/call/call-error';
import { readFile } from '@/lib/client/call/file';
import type { ViewedFile } from './viewed-file';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** FVIEW-05, FVIEW-06. */
export function PdfFile({ name, address }: ViewedFile) {
  const t = useMessages('files');
  const errorText = useErrorText();
  const read = useCallback((signal: AbortSignal) => readFile(address, signal), [address]);
  return (
    <PdfViewer
      read={read}
      address={address}
      name={name}
      isSavedElsewhere
      words={{
        page: (page, count) => t('page', { page, count }),
        previous: t('previousPage'),
        next: t('nextPage'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        download: t('download'),
        loading: t('loading'),
        failed: (error) => (error instanceof CallError ? errorText(error) : t('cannotShow')),
        pageFailed: t('pageFailed'),
        retry: t('retry'),
      }}
    />
  );
}
