import { clsx } from 'clsx';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { AlertIcon, CheckIcon } from '@/components/ui/icons/form-icons';
import { Spinner } from '@/components/ui/feedback/spinner';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { call } from '@/lib/client/call/call';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { dateTimeText } from '@/lib/dates';
import { shownFileName } from '@/lib/files/file-name';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { fillIn } from '@/lib/i18n/fill-in';
import type { AdminMessages } from '../admin-messages';

interface VerifyFileProps {
  readonly words: AdminMessages;
  readonly failures: FailureWords;
  readonly language: Language;
}

type Verdict = ReplyFor<'verifySignature'>;

/** SHA-256 of a file, hexadecimal. */
async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a PDF is one that was signed here. The file itself goes nowhere: its digest alone is asked about. */
export function VerifyFile({ words, failures, language }: VerifyFileProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const asked = useRef<File | null>(null);

  async function verify(chosen: File | null | undefined) {
    if (!chosen) return;
    asked.current = chosen;
    setFile(chosen);
    setVerdict(null);
    setFailure(null);
    try {
      const found = await call('verifySignature', { Sha256: await digestOf(chosen) });
      if (asked.current === chosen) setVerdict(found);
    } catch (error) {
      if (asked.current === chosen) setFailure(error);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void verify(event.dataTransfer.files[0]);
  }

  return (
    <div className="mt-2 space-y-4">
      <p className="text-muted">{words.verifyText}</p>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-line-strong bg-surface-sunken p-6 text-center transition-colors duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text hover:bg-hover"
      >
        <span className="font-medium text-accent-text">{file ? words.verifyAgain : words.verifyChoose}</span>
        <span className="text-muted">{words.verifyDrop}</span>
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          className="sr-only"
          onChange={({ target }) => {
            void verify(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {file && failure === null && (
        <div role="status" className="rounded-lg border border-line p-4">
          <p className="text-muted wrap-anywhere">{shownFileName(file.name)}</p>
          {verdict ? (
            <VerdictText verdict={verdict} words={words} language={language} />
          ) : (
            <p className="mt-2 flex items-center gap-2">
              <Spinner />
              {words.verifying}
            </p>
          )}
        </div>
      )}
      {failure !== null && (
        <Alert tone="danger">
          {failureText(failure, failures)}{' '}
          <button type="button" onClick={() => void verify(file)} className={textButtonClasses}>
            {words.retry}
          </button>
        </Alert>
      )}
    </div>
  );
}

function VerdictText({ verdict, words, language }: { verdict: Verdict; words: AdminMessages; language: Language }) {
  const { IsSigned, Name, empid, ConductName, SignedAt } = verdict;
  const told = { name: Name, id: empid, title: ConductName };
  const VerdictIcon = IsSigned ? CheckIcon : AlertIcon;
  return (
    <>
      <p className={clsx('mt-2 flex items-start gap-2 font-semibold', IsSigned ? 'text-success' : 'text-danger')}>
        <VerdictIcon className="mt-0.5 size-5 shrink-0" />
        {IsSigned ? words.verifyYes : words.verifyNo}
      </p>
      <p className="mt-1">
        {IsSigned
          ? fillIn(words.verifyYesText, { ...told, date: dateTimeText(new Date(SignedAt), language) })
          : words.verifyNoText}
      </p>
    </>
  );
}
