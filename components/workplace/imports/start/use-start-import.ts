import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@/lib/client/call/upload-file';
import { useCallMutation } from '@/lib/client/call/use-call';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { importPage } from '../import-pages';
import { useRefusalText } from '../use-refusal-text';

interface Sent {
  readonly file: File;
  readonly code: string;
}

/** Sends a file and begins an import of it. What fails keeps the file, and one that was sent is not sent again. */
export function useStartImport() {
  const router = useRouter();
  const { textOf } = useRefusalText();
  const { send } = useCallMutation('startImport');
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const sent = useRef<Sent | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function start(file: File, kind: string) {
    const { signal } = (underWay.current = new AbortController());
    setFailure('');
    setPercent(0);
    try {
      if (sent.current?.file !== file) {
        const { HeaderCode } = await uploadFile('uploadImportFile', file, { signal, onProgress: setPercent });
        sent.current = { file, code: HeaderCode };
      }
      setPercent(100);
      const { ImportCode } = await send({ HeaderCode: sent.current.code, Kind: kind, Sheet: '' });
      router.push(importPage(ImportCode));
    } catch (error) {
      if (signal.aborted) return;
      // A file that is not taken is not there any more either.
      if (hasIssueAt(error, 'HeaderCode')) sent.current = null;
      setFailure(textOf(error));
      setPercent(null);
    }
  }

  return { percent, failure, start, clear: () => setFailure('') };
}
