import { clsx } from 'clsx';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { CameraIcon, UploadIcon } from '@/components/ui/icons/file-icons';
import { namedLimit } from '@/lib/contract/platform/file-rules';
import { acceptedTypes, limitOf, listOfTypes, type UploadRules } from '@/lib/files/upload-rules';
import { useMessages } from '@/lib/i18n/use-messages';

interface DropZoneProps {
  readonly onFiles: (files: File[]) => void;
  readonly rules: UploadRules;
  /** What it asks for; left out, a file or a picture. */
  readonly text?: string;
  /** Whether a file is held above it. */
  readonly isDraggedOver: boolean;
}

/** Where a file comes from: the device's own dialog, its camera, a drop or a paste. */
export function DropZone({ onFiles, rules, text, isDraggedOver }: DropZoneProps) {
  const t = useMessages('files');
  const fileRef = useRef<HTMLInputElement>(null);
  const cameraRef = useRef<HTMLInputElement>(null);
  const types = acceptedTypes(rules);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      className={clsx(
        'flex flex-col items-center rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors duration-150',
        isDraggedOver ? 'border-accent bg-accent-tint' : 'border-line-strong bg-surface-sunken',
      )}
    >
      <span className="flex size-12 items-center justify-center rounded-full bg-accent-tint text-accent-text">
        <UploadIcon className="size-6" />
      </span>
      <p className="mt-3 font-medium text-balance [word-break:auto-phrase]">
        <span className="pointer-coarse:hidden">{isDraggedOver ? t('dropHere') : (text ?? t('drop'))}</span>
        <span className="hidden pointer-coarse:inline">{t('fromDevice')}</span>
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button type="button" onClick={() => fileRef.current?.click()}>
          {t('choose')}
        </Button>
        {types.includes('jpg') && (
          <div className="hidden pointer-coarse:block">
            <Button type="button" variant="secondary" onClick={() => cameraRef.current?.click()}>
              <CameraIcon />
              {t('photo')}
            </Button>
          </div>
        )}
      </div>
      {!rules.isUnchecked && (
        <p className="mt-4 text-muted">{t('hint', { list: listOfTypes(types), ...namedLimit(limitOf(rules)) })}</p>
      )}
      <input
        ref={fileRef}
        type="file"
        hidden
        multiple
        aria-label={t('choose')}
        accept={rules.isUnchecked ? undefined : types.map((type) => `.${type}`).join(',')}
        onChange={take}
      />
      <input
        ref={cameraRef}
        type="file"
        hidden
        accept="image/jpeg"
        capture="environment"
        aria-label={t('photo')}
        onChange={take}
      />
    </div>
  );
}
