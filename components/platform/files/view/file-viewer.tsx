import { useCallback, type ComponentType } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { viewOf, type FileView } from '@/lib/files/file-view';
import { CannotShow } from './cannot-show';
import { FileViewerSkeleton } from './file-viewer-skeleton';
import type { ViewedFile } from './viewed-file';
import { useMessages } from '@/lib/i18n/use-messages';

/** What shows each kind of file; fetched with the first of its kind. */
const viewers: Record<Exclude<FileView, 'none'>, () => Promise<ComponentType<ViewedFile>>> = {
  picture: async () => (await import('./picture-file')).PictureFile,
  pdf: async () => (await import('./pdf-file')).PdfFile,
  csv: async () => (await import('./table-file')).CsvFile,
  workbook: async () => (await import('./table-file')).WorkbookFile,
};

/** A stored file in the page, by its type; what no viewer shows can be saved (FVIEW-08). Nothing in a file is run. */
export function FileViewer(props: ViewedFile) {
  const view = viewOf(props.name);
  return view === 'none' ? <CannotShow {...props} /> : <ByViewer view={view} {...props} />;
}

function ByViewer({ view, ...props }: ViewedFile & { readonly view: Exclude<FileView, 'none'> }) {
  const t = useMessages('files');
  const Viewer = useLoaded(useCallback(async () => ({ Component: await viewers[view]() }), [view]));
  if (!Viewer) return <FileViewerSkeleton label={t('loading')} />;
  return <Viewer.Component {...props} />;
}
