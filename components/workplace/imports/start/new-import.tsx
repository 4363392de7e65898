'use client';

import Link from 'next/link';
import { useState } from 'react';
import { UploadProgress } from '@/components/platform/files/upload/upload-progress';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { Segmented } from '@/components/ui/form/segmented';
import type { ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { IMPORTS_PAGE } from '../import-pages';
import { FileSource } from './file-source';
import { KindChoice } from './kind-choice';
import { PasteSource } from './paste-source';
import { pastedFileName } from './pasted-file-name';
import { csvFileOf, tableOfText } from './table-of-text';
import { usePastedTable } from './use-pasted-table';
import { useStartImport } from './use-start-import';

type Source = 'file' | 'text';

interface NewImportProps {
  readonly kinds: readonly ImportKind[];
  /** The kind that is chosen at first, if it is one of them. */
  readonly chosen?: string;
}

/** What is brought, and from where: a file or cells that were copied. Nothing is written by it. */
export function NewImport({ kinds, chosen = '' }: NewImportProps) {
  const t = useMessages('imports');
  const [kind, setKind] = useState(() => {
    const first = kinds.length === 1 ? kinds[0] : kinds.find(({ Kind }) => Kind === chosen);
    return first?.Kind ?? '';
  });
  const [source, setSource] = useState<Source>('file');
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [issues, setIssues] = useState<{ readonly kind?: string; readonly source?: string }>({});
  const { percent, failure, start, clear } = useStartImport();
  const isSending = percent !== null;

  usePastedTable((pasted) => {
    if (isSending) return;
    setSource('text');
    changeText(pasted);
  });

  function changeText(next: string) {
    setText(next);
    setIssues(({ kind: found }) => ({ kind: found }));
    clear();
  }

  function changeFile(next: File | null) {
    setFile(next);
    setSource('file');
    setIssues(({ kind: found }) => ({ kind: found }));
    clear();
  }

  async function submit() {
    if (isSending) return;
    const sent = source === 'file' ? file : await fileOfText();
    const found = {
      ...(kind === '' && { kind: t('start.kindMissing') }),
      ...(!sent && { source: t(source === 'file' ? 'start.fileMissing' : 'start.textMissing') }),
    };
    setIssues(found);
    if (kind && sent) await start(sent, kind);
  }

  async function fileOfText(): Promise<File | null> {
    const table = text.trim() ? await tableOfText(text) : null;
    return table && csvFileOf(table, pastedFileName(t('start.pastedName'), new Date()));
  }

  return (
    <form
      noValidate
      aria-label={t('start.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="max-w-3xl space-y-6"
    >
      <div>
        <KindChoice
          kinds={kinds}
          chosen={kind}
          isFixed={isSending}
          onChoose={(next) => {
            setKind(next);
            setIssues(({ source: issue }) => ({ source: issue }));
          }}
        />
        {issues.kind && <FieldIssue text={issues.kind} />}
      </div>
      <section aria-labelledby="import-source" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="import-source" className="text-base font-semibold">
            {t('start.from')}
          </h2>
          <Segmented
            label={t('start.from')}
            options={[
              { value: 'file', text: t('start.file') },
              { value: 'text', text: t('start.paste') },
            ]}
            chosen={source}
            onChoose={setSource}
          />
        </div>
        {source === 'file' ? (
          <>
            <FileSource file={file} isFixed={isSending} onFile={changeFile} />
            {issues.source && <FieldIssue text={issues.source} />}
          </>
        ) : (
          <PasteSource text={text} error={issues.source ?? null} isFixed={isSending} onText={changeText} />
        )}
        {isSending && <UploadProgress percent={percent} isDone={false} name={file?.name ?? t('start.pastedName')} />}
      </section>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('start.promise')}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <Link href={IMPORTS_PAGE} prefetch={false} className={buttonClasses('secondary')}>
            {t('cancel')}
          </Link>
          <Button type="submit" isBusy={isSending}>
            {t('start.submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}
