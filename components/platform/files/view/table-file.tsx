import { useEffect, useState } from 'react';
import { openSheets } from '@/components/ui/media/sheet/open-sheets';
import { SheetViewer } from '@/components/ui/media/sheet/sheet-viewer';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import type { Sheet, SheetKind } from '@/lib/files/sheet-file';
import { CannotShow, FileViewerSkeleton, type ViewedFile } from './file-viewer';
import { useFileContent } from './use-file-content';

export const CsvFile = (props: ViewedFile) => <TableFile kind="csv" {...props} />;

export const WorkbookFile = (props: ViewedFile) => <TableFile kind="workbook" {...props} />;

function TableFile({ kind, ...file }: ViewedFile & { readonly kind: SheetKind }) {
  const { name, address, words } = file;
  const { t, language, failureText } = words;
  const { bytes, error, retry } = useFileContent(address);
  const sheets = useSheets(kind, bytes);
  if (error) return <UnviewableFile text={failureText(error)} retry={{ text: t('retry'), onRetry: retry }} />;
  if (sheets === undefined) return <FileViewerSkeleton label={t('loading')} />;
  if (sheets === null) return <CannotShow {...file} />;
  const number = new Intl.NumberFormat(language);
  return (
    <SheetViewer
      sheets={sheets}
      name={name}
      words={{
        sheets: t('sheets'),
        empty: t('sheetEmpty'),
        cut: ({ rows, rowCount, columns, columnCount }) =>
          t('cut', {
            rows: number.format(rows),
            rowCount: number.format(rowCount),
            columns: number.format(columns),
            columnCount: number.format(columnCount),
          }),
      }}
    />
  );
}

/** Undefined until they are read, null where they cannot be. */
function useSheets(kind: SheetKind, bytes: ArrayBuffer | undefined): Sheet[] | null | undefined {
  const [sheets, setSheets] = useState<Sheet[] | null>();
  useEffect(() => {
    if (!bytes) return;
    const leaving = new AbortController();
    void openSheets(kind, bytes.slice(), leaving.signal).then((read) => {
      if (!leaving.signal.aborted) setSheets(read);
    });
    return () => {
      leaving.abort();
      setSheets(undefined);
    };
  }, [kind, bytes]);
  return sheets;
}
