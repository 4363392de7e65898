import { CheckIcon } from '@/components/ui/icons/form-icons';
import { shownFileName } from '@/lib/files/file-name';
import { useMessages } from '@/lib/i18n/use-messages';

interface UploadProgressProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** The file is there, and the dialog is about to close. */
  readonly isDone: boolean;
  readonly name: string;
}

/** UPL-04, UPL-05, UPL-08, UPL-12. */
export function UploadProgress({ percent, isDone, name }: UploadProgressProps) {
  const t = useMessages('files');
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className={isDone ? 'flex items-center gap-1.5 font-medium text-success' : 'text-muted'}>
          {isDone && <CheckIcon className="size-4" />}
          {isDone ? t('uploaded') : t('wait')}
        </p>
        <span aria-hidden="true" className="font-medium whitespace-nowrap digits">
          {t('percent', { percent })}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={t('uploading', { name: shownFileName(name) })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-150"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  );
}
