import { useEffect, useState } from 'react';
import type { PdfReader } from './pdf-page';
import type { PdfFile, PdfSize } from './pdf-reader';

export interface OpenedPdf {
  readonly reader: PdfReader;
  readonly file: PdfFile;
  readonly firstSize: PdfSize;
}

/**
 * Fetches the reader and the file at the same time and opens it. `read` must stay the same function for the same
 * file.
 */
export function usePdf(read: (signal: AbortSignal) => Promise<ArrayBuffer>) {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let close = () => {};
    async function open() {
      const content = read(signal);
      const [reader] = await Promise.all([import('./pdf-reader'), content]);
      const file = await reader.openPdf(await content);
      close = () => void reader.closePdf(file);
      if (signal.aborted) return close();
      const firstSize = await reader.sizeOfPage(file, 1);
      if (!signal.aborted) setOpened({ reader, file, firstSize });
    }
    open().catch((error: unknown) => {
      if (!signal.aborted) setFailure({ error });
    });
    return () => {
      leaving.abort();
      close();
      setOpened(null);
      setFailure(null);
    };
  }, [read, attempt]);

  return { opened, failure, retry: () => setAttempt(attempt + 1) };
}
