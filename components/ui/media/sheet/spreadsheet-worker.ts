import type { SpreadsheetKind } from '@/lib/files/spreadsheet-file';
import { readSpreadsheet } from './read-spreadsheet';

/** Reads one file beside the page, which goes on meanwhile; answers its sheets, or nothing where it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<{ kind: SpreadsheetKind; bytes: ArrayBuffer }>) => {
  readSpreadsheet(data.kind, data.bytes).then(
    (sheets) => postMessage(sheets),
    () => postMessage(null),
  );
});
