import type { Sheet, SheetKind } from '@/lib/files/sheet-file';

/** Milliseconds after which a file counts as one that cannot be read. */
const WITHIN = 15_000;

/** The sheets of a file, read by a worker; null where it holds none that can be read. Aborting stops the worker. */
export function openSheets(kind: SheetKind, bytes: ArrayBuffer, signal: AbortSignal): Promise<Sheet[] | null> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url));
  const answer = new Promise<Sheet[] | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Sheet[] | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    AbortSignal.any([signal, AbortSignal.timeout(WITHIN)]).addEventListener('abort', () => resolve(null));
    worker.postMessage({ kind, bytes }, [bytes]);
  });
  return answer.finally(() => worker.terminate());
}
