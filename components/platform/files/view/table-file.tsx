import { useEffect, useState } from 'react';
import { openSpreadsheet } from '@/components/ui/media/sheet/open-spreadsheet';
import { SpreadsheetViewer } from '@/components/ui/media/sheet/spreadsheet-viewer';
import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import type { Spreadsheet, SpreadsheetKind } from '@/lib/files/spreadsheet-file';
import { CannotShow } from './cannot-show';
import { FileViewerSkeleton } from './file-viewer-skeleton';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useFileContent } from './use-file-content';
import type { ViewedFile } from './viewed-file';

export const CsvFile = (props: ViewedFile) => <TableFile kind="csv" {...props} />;

export const WorkbookFile = (props: ViewedFile) => <TableFile kind="workbook" {...props} />;

function TableFile({ kind, ...file }: ViewedFile & { readonly kind: SpreadsheetKind }) {
  const errorText = useErrorText();
  const { name, address } = file;
  const t = useMessages('files');
  const language = useLanguage();
  const { bytes, error, retry } = useFileContent(address);
  const spreadsheets = useSpreadsheets(kind, bytes);
  if (error) return <UnviewableFile text={errorText(error)} retry={{ text: t('retry'), onRetry: retry }} />;
  if (spreadsheets === undefined) return <FileViewerSkeleton label={t('loading')} />;
  if (spreadsheets === null) return <CannotShow {...file} />;
  const number = new Intl.NumberFormat(language);
  return (
    <SpreadsheetViewer
      sheets={spreadsheets}
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
function useSpreadsheets(kind: SpreadsheetKind, bytes: ArrayBuffer | undefined): Spreadsheet[] | null | undefined {
  const [spreadsheets, setSpreadsheets] = useState<Spreadsheet[] | null>();
  useEffect(() => {
    if (!bytes) return;
    const leaving = new AbortController();
    void openSpreadsheet(kind, bytes.slice(), leaving.signal).then((read) => {
      if (!leaving.signal.aborted) setSpreadsheets(read);
    });
    return () => {
      leaving.abort();
      setSpreadsheets(undefined);
    };
  }, [kind, bytes]);
  return spreadsheets;
}
