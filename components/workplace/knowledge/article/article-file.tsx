import { useCallback } from 'react';
import { PdfViewer } from '@/components/ui/media/pdf/pdf-viewer';
import { readFile } from '@/lib/client/call/file';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';

interface ArticleFileProps {
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/** An article that is a PDF (KB-09), shown in the page. */
export function ArticleFile({ code, name, description }: ArticleFileProps) {
  const t = useMessages('knowledge');
  const address = addressOfFile('getArticleFile', { dc: code });
  const read = useCallback((signal: AbortSignal) => readFile(address, signal), [address]);
  return (
    <>
      <p className="mt-3 mb-5">{description}</p>
      <PdfViewer
        read={read}
        address={address}
        name={name}
        words={{
          page: (page, count) => t('page', { page, count }),
          previous: t('previousPage'),
          next: t('nextPage'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          download: t('download'),
          loading: t('loading'),
          failed: () => t('cannotShow'),
          pageFailed: t('pageFailed'),
          retry: t('retry'),
        }}
      />
    </>
  );
}
