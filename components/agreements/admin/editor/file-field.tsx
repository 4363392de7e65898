import { clsx } from 'clsx';
import { DocumentFile } from '@/components/platform/files/view/document-file';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { shownFileName } from '@/lib/files/file-name';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ConductValues } from './conduct-values';

interface FileFieldProps {
  readonly file: ConductValues['file'];
  readonly error: string | null;
  readonly onChange: (file: ConductValues['file']) => void;
  readonly onView: () => void;
}

/** The PDF that people read or sign. */
export function FileField({ file, error, onChange, onView }: FileFieldProps) {
  const t = useMessages('agreements-admin');
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('file')}</legend>
      <p className="text-muted">{t('fileText')}</p>
      <div className="my-3 flex min-h-11 items-center justify-between gap-2 rounded bg-surface-sunken py-1 pr-1 pl-3">
        <span className={clsx('min-w-0 wrap-anywhere', file ? 'font-medium' : 'text-muted')}>
          {file ? shownFileName(file.FileName) : t('noFile')}
        </span>
        {file && (
          <button
            type="button"
            aria-label={t('removeFile')}
            title={t('removeFile')}
            onClick={() => onChange(null)}
            className={iconButtonClasses}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <DocumentFile
        extensions="pdf"
        isUploadShown
        isViewShown={file !== null}
        call="uploadConductFile"
        onUploaded={({ HeaderCode, FileName }) => onChange({ HeaderCode, FileName })}
        onView={onView}
      />
      {error && (
        <p role="alert" className="mt-1.5 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
