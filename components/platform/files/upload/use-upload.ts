import { useEffect, useRef, useState } from 'react';
import { pause } from '@/lib/client/pause';
import { shrinkPicture, readPicture } from '@/lib/client/picture-file';
import type { uploadFile } from '@/lib/client/call/upload-file';
import { shownFileName } from '@/lib/files/file-name';
import { isPicture, limitOf, findUploadIssue, type UploadRules } from '@/lib/files/upload-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { uploadIssueText } from './upload-issue-text';

type Uploaded = Awaited<ReturnType<typeof uploadFile>>;

export interface UploadTask {
  readonly rules: UploadRules;
  readonly upload: (file: File, attention: Parameters<typeof uploadFile>[2]) => Promise<Uploaded>;
  /** Told what the file became, as the dialog closes (UPL-09). */
  readonly onUploaded: (uploaded: Uploaded, file: File) => void;
  /** UPL-11: for how many milliseconds 'File has been uploaded' stands before the dialog closes; left out, it closes at once. */
  readonly lingers?: number;
}

interface Failure {
  /** The file that it is about, where that is not the one that is chosen. */
  readonly name?: string;
  readonly text: string;
}

/** The one file of an upload dialog on its way from chosen to sent. What fails keeps it. */
export function useUpload({ rules, upload, onUploaded, lingers = 0 }: UploadTask) {
  const t = useMessages('files');
  const errorText = useErrorText();
  const [file, setFile] = useState<File | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  /** A picture that is refused for its size alone, and could be made smaller. */
  const [largePicture, setLargePicture] = useState<File | null>(null);
  const [isShrinking, setIsShrinking] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [isDone, setIsDone] = useState(false);
  const underWay = useRef<AbortController | null>(null);

  useEffect(() => () => underWay.current?.abort(), []);

  /** Takes the first file (UPL-07), unless something is against it; answers whether. */
  function choose(files: readonly File[]): boolean {
    const [first] = files;
    if (!first) return false;
    const issue = findUploadIssue(first, rules);
    const name = shownFileName(first.name);
    setFailure(issue && { name, text: uploadIssueText(issue, t) });
    setLargePicture(issue?.kind === 'tooLarge' && isPicture(first.name) ? first : null);
    setNote(files.length > 1 ? t('onlyFirst', { name }) : '');
    if (!issue) setFile(first);
    return !issue;
  }

  async function shrink(picture: File): Promise<boolean> {
    setIsShrinking(true);
    try {
      const bitmap = await readPicture(picture);
      const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
      return choose([await shrinkPicture(bitmap, whole, picture.name, limitOf(rules))]);
    } catch {
      setLargePicture(null);
      setFailure({ name: shownFileName(picture.name), text: t('shrinkFailed') });
      return false;
    } finally {
      setIsShrinking(false);
    }
  }

  function stop() {
    underWay.current?.abort();
    setPercent(null);
    setIsDone(false);
    setFailure(null);
    setLargePicture(null);
  }

  function forget() {
    stop();
    setFile(null);
    setNote('');
  }

  /** Sends the file; answers whether it was taken. */
  async function submit(onTaken: () => void) {
    if (!file || percent !== null) return;
    const { signal } = (underWay.current = new AbortController());
    setFailure(null);
    setPercent(0);
    try {
      const uploaded = await upload(file, { signal, onProgress: setPercent });
      setPercent(100);
      setIsDone(true);
      await pause(lingers);
      if (signal.aborted) return;
      forget();
      onTaken();
      onUploaded(uploaded, file);
    } catch (error) {
      if (signal.aborted) return;
      setFailure({ text: errorText(error) });
      setPercent(null);
    }
  }

  return { file, note, failure, largePicture, isShrinking, percent, isDone, choose, shrink, stop, forget, submit };
}
