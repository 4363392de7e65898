'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { readFile } from '@/lib/client/call/file';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';

interface DownloadOwnDataProps {
  /** The reader's day, YYYY-MM-DD, as the file is named by it. */
  readonly today: string;
}

/** Saves all that is held about the reader as one file, and says where it cannot. */
export function DownloadOwnData({ today }: DownloadOwnDataProps) {
  const t = useMessages('own-data');
  const errorText = useErrorText();
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const reading = useRef<AbortController>(null);

  async function download() {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState('busy');
    setFailure(null);
    try {
      save(await readFile(addressOfFile('downloadOwnData', {}), controller.signal), `my-data-${today}.zip`);
      setState('saved');
    } catch (error) {
      setState('idle');
      setFailure(error);
    }
  }

  return (
    <div className="space-y-3">
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      <Button type="button" isBusy={state === 'busy'} busyText={t('preparing')} onClick={() => void download()}>
        {t('download')}
      </Button>
      <p role="status" className="text-muted">
        {state === 'saved' && t('saved')}
      </p>
    </div>
  );
}

function save(bytes: ArrayBuffer, fileName: string) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  // Some browsers fetch it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
