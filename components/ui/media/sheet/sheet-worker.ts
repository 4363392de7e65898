import type { SheetKind } from '@/lib/files/sheet-file';
import { readSheets } from './read-sheets';

/** Reads one file beside the page, which goes on meanwhile; answers its sheets, or nothing where it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<{ kind: SheetKind; bytes: ArrayBuffer }>) => {
  readSheets(data.kind, data.bytes).then(
    (sheets) => postMessage(sheets),
    () => postMessage(null),
  );
});
