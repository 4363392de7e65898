import { clsx } from 'clsx';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { AlertIcon, CheckIcon } from '@/components/ui/icons/form-icons';
import { Spinner } from '@/components/ui/feedback/spinner';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { call } from '@/lib/client/call/call';
import type { ReplyFor } from '@/lib/contract/all';
import { dateTimeText } from '@/lib/dates';
import { shownFileName } from '@/lib/files/file-name';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';

type Verdict = ReplyFor<'verifySignature'>;

/** SHA-256 of a file, hexadecimal. */
async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a PDF is one that was signed here. The file itself goes nowhere: its digest alone is asked about. */
export function VerifyFile() {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
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
      <p className="text-muted">{t('verifyText')}</p>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-line-strong bg-surface-sunken p-6 text-center transition-colors duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text hover:bg-hover"
      >
        <span className="font-medium text-accent-text">{file ? t('verifyAgain') : t('verifyChoose')}</span>
        <span className="text-muted">{t('verifyDrop')}</span>
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
            <VerdictText verdict={verdict} />
          ) : (
            <p className="mt-2 flex items-center gap-2">
              <Spinner />
              {t('verifying')}
            </p>
          )}
        </div>
      )}
      {failure !== null && (
        <Alert tone="danger">
          {errorText(failure)}{' '}
          <button type="button" onClick={() => void verify(file)} className={textButtonClasses}>
            {t('retry')}
          </button>
        </Alert>
      )}
    </div>
  );
}

function VerdictText({ verdict }: { verdict: Verdict }) {
  const t = useMessages('agreements-admin');
  const language = useLanguage();
  const { IsSigned, Name, empid, ConductName, SignedAt } = verdict;
  const told = { name: Name, id: empid, title: ConductName };
  const VerdictIcon = IsSigned ? CheckIcon : AlertIcon;
  return (
    <>
      <p className={clsx('mt-2 flex items-start gap-2 font-semibold', IsSigned ? 'text-success' : 'text-danger')}>
        <VerdictIcon className="mt-0.5 size-5 shrink-0" />
        {IsSigned ? t('verifyYes') : t('verifyNo')}
      </p>
      <p className="mt-1">
        {IsSigned
          ? t('verifyYesText', { ...told, date: dateTimeText(new Date(SignedAt), language) })
          : t('verifyNoText')}
      </p>
    </>
  );
}
