import { useCallback, type ComponentType } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import { useLoaded } from '@/lib/client/call/use-loaded';
import { viewOf, type FileView } from '@/lib/files/file-view';
import { useMessages } from '@/lib/i18n/use-messages';

export interface ViewedFile {
  readonly name: string;
  /** Where its bytes come from. */
  readonly address: string;
}

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

export function CannotShow({ name, address }: ViewedFile) {
  const t = useMessages('files');
  return <UnviewableFile text={t('cannotShow')} download={{ address, name, text: t('download') }} />;
}

export function FileViewerSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded border border-line bg-surface-sunken p-4">
      <Skeleton className="mx-auto h-8 w-48" />
      <Skeleton className="mx-auto mt-4 h-[min(34rem,60dvh)] w-full max-w-md" />
    </div>
  );
}
