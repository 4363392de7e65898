import type { Spreadsheet, SpreadsheetKind } from '@/lib/files/spreadsheet-file';

/** Milliseconds after which a file counts as one that cannot be read. */
const TIMEOUT_MS = 15_000;

/** The spreadsheets of a file, read by a worker; null where it holds none that can be read. Aborting stops the worker. */
export function openSpreadsheet(
  kind: SpreadsheetKind,
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<Spreadsheet[] | null> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url));
  const answer = new Promise<Spreadsheet[] | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Spreadsheet[] | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]).addEventListener('abort', () => resolve(null));
    worker.postMessage({ kind, bytes }, [bytes]);
  });
  return answer.finally(() => worker.terminate());
}
