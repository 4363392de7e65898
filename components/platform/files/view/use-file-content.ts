import { useEffect, useState } from 'react';
import { readFile } from '@/lib/client/call/file';

type Content = { readonly bytes?: ArrayBuffer; readonly error?: unknown };

/** Brings a file's bytes; nothing yet, the bytes, or why they did not come. */
export function useFileContent(address: string): Content & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [content, setContent] = useState<Content>({});
  useEffect(() => {
    const leaving = new AbortController();
    readFile(address, leaving.signal).then(
      (bytes) => setContent({ bytes }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setContent({ error });
      },
    );
    return () => {
      leaving.abort();
      setContent({});
    };
  }, [address, attempt]);
  return { ...content, retry: () => setAttempt(attempt + 1) };
}
