import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { pause } from '@/lib/client/pause';
import type { uploadFile } from '@/lib/client/upload-file';
import { shownFileName } from '@/lib/file-name';
import { uploadFault, type UploadRules } from '@/lib/upload-rules';
import { ChosenFile } from './chosen-file';
import { DropZone } from './drop-zone';
import { faultText } from './fault-text';
import type { FileWords } from './file-words';
import { pastedFiles } from './pasted-files';
import { UploadProgress } from './upload-progress';
import { useGivenFiles } from './use-given-files';

type Attention = Parameters<typeof uploadFile>[2];
type Uploaded = Awaited<ReturnType<typeof uploadFile>>;

export interface UploadDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly rules: UploadRules;
  readonly upload: (file: File, attention: Attention) => Promise<Uploaded>;
  /** Told what the file became, as the dialog closes (UPL-09). */
  readonly onUploaded: (uploaded: Uploaded, file: File) => void;
  /** UPL-11: for how many milliseconds 'File has been uploaded' stands before the dialog closes; left out, it closes at once. */
  readonly lingers?: number;
  readonly words: FileWords;
}

interface Failure {
  /** The file that it is about, where that is not the one that is shown. */
  readonly name?: string;
  readonly text: string;
}

/** UPL-01 to UPL-14: one file is chosen, dropped or pasted, looked at, and sent. What fails keeps the chosen file. */
export function UploadDialog(props: UploadDialogProps) {
  const { isOpen, onClose, rules, upload, onUploaded, lingers = 0, words } = props;
  const { t, failureText } = words;
  const [file, setFile] = useState<File | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [isDone, setIsDone] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const isSending = percent !== null;
  const isHeld = useGivenFiles(isOpen && !isSending, (files, way) =>
    choose(way === 'paste' ? pastedFiles(files, t('screenshot'), new Date()) : files),
  );

  useEffect(() => () => underWay.current?.abort(), []);

  function choose(files: readonly File[]) {
    const [first] = files;
    if (!first) return;
    const fault = uploadFault(first, rules);
    const name = shownFileName(first.name);
    setFailure(fault && { name, text: faultText(fault, t) });
    setNote(files.length > 1 ? t('onlyFirst', { name }) : '');
    if (fault) return;
    setFile(first);
    setTimeout(() => submitRef.current?.focus());
  }

  function stop() {
    underWay.current?.abort();
    setPercent(null);
    setIsDone(false);
    setFailure(null);
  }

  function forget() {
    stop();
    setFile(null);
    setNote('');
  }

  /** Escape or a click beside the dialog keeps what was chosen for when it opens again. */
  function close() {
    stop();
    onClose();
  }

  function leave() {
    forget();
    onClose();
  }

  async function submit() {
    if (!file || isSending) return;
    const { signal } = (underWay.current = new AbortController());
    setFailure(null);
    setPercent(0);
    try {
      const uploaded = await upload(file, { signal, onProgress: setPercent });
      setPercent(100);
      setIsDone(true);
      await pause(lingers);
      if (signal.aborted) return;
      leave();
      onUploaded(uploaded, file);
    } catch (error) {
      if (signal.aborted) return;
      setFailure({ text: failureText(error) });
      setPercent(null);
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('upload')}>
      <div className="mt-4 space-y-4">
        {file ? (
          <ChosenFile file={file} isFixed={isSending} onForget={forget} words={words} />
        ) : (
          <DropZone onFiles={choose} rules={rules} isHeld={isHeld} t={t} />
        )}
        {note && (
          <p role="status" className="text-muted">
            {note}
          </p>
        )}
        {failure && (
          <Alert tone="danger">
            {failure.name && <span className="block break-all">{failure.name}</span>}
            <span className="block">{failure.text}</span>
          </Alert>
        )}
        {isSending && <UploadProgress percent={percent} isDone={isDone && lingers > 0} name={file?.name ?? ''} t={t} />}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" type="button" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button ref={submitRef} type="button" disabled={!file} isBusy={isSending} onClick={submit}>
          {t('submit')}
        </Button>
      </div>
    </Dialog>
  );
}
