import { DropZone } from '@/components/platform/files/upload/drop-zone';
import { uploadIssueText } from '@/components/platform/files/upload/upload-issue-text';
import { usePageFileDrop } from '@/components/platform/files/upload/use-page-file-drop';
import { FileCard } from '@/components/platform/files/file-card';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { useState } from 'react';
import { IMPORT_FILE_LIMIT, IMPORT_FORMATS } from '@/lib/contract/workplace/imports/import-rules';
import { shownFileName } from '@/lib/files/file-name';
import { findUploadIssue } from '@/lib/files/upload-rules';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

const RULES = { types: IMPORT_FORMATS, limit: IMPORT_FILE_LIMIT };

interface FileSourceProps {
  readonly file: File | null;
  readonly isFixed: boolean;
  readonly onFile: (file: File | null) => void;
}

/** A file that is dropped anywhere on the page, or chosen. */
export function FileSource({ file, isFixed, onFile }: FileSourceProps) {
  const t = useMessages('files');
  const tImports = useMessages('imports');
  const language = useLanguage();
  const [issue, setIssue] = useState('');
  const isDraggedOver = usePageFileDrop(!isFixed, take);

  function take([first]: readonly File[]) {
    if (!first) return;
    const found = findUploadIssue(first, RULES);
    setIssue(found ? `${shownFileName(first.name)}: ${uploadIssueText(found, t)}` : '');
    if (!found) onFile(first);
  }

  return (
    <div>
      {file && !isDraggedOver ? (
        <FileCard name={file.name} size={file.size} language={language}>
          {!isFixed && (
            <button
              type="button"
              aria-label={t('remove', { name: shownFileName(file.name) })}
              title={t('removeShort')}
              onClick={() => onFile(null)}
              className={iconButtonClasses}
            >
              <CloseIcon />
            </button>
          )}
        </FileCard>
      ) : (
        <DropZone onFiles={take} rules={RULES} text={tImports('start.drop')} isDraggedOver={isDraggedOver} />
      )}
      {issue && <FieldIssue text={issue} />}
    </div>
  );
}
