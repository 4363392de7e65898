import { useState } from 'react';
import { BlobImage } from '@/components/ui/media/blob-image';
import { CropIcon } from '@/components/ui/icons/file-icons';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { shownFileName } from '@/lib/files/file-name';
import { isPicture } from '@/lib/files/upload-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { FileCard } from '../file-card';

interface ChosenFileProps {
  readonly file: File;
  /** While it is sent nothing can be done with it. */
  readonly isFixed: boolean;
  readonly onCrop: () => void;
  readonly onForget: () => void;
}

const cropClasses =
  'inline-flex min-h-11 items-center gap-1.5 rounded px-3 font-medium text-accent-text transition-colors duration-150 hover:bg-hover md:min-h-9';

/** What is about to be sent, by its name, its size and, where it is a picture, its look (TATT-13). */
export function ChosenFile({ file, isFixed, onCrop, onForget }: ChosenFileProps) {
  const t = useMessages('files');
  const language = useLanguage();
  const [isBroken, setIsBroken] = useState(false);
  const name = shownFileName(file.name);
  return (
    <div className="space-y-3">
      {isPicture(file.name) && !isBroken && (
        <div className="flex flex-col items-center gap-2">
          <BlobImage
            bytes={file}
            alt={t('preview', { name })}
            onError={() => setIsBroken(true)}
            className="h-44 max-w-full rounded border border-line bg-surface-sunken object-contain"
          />
          {!isFixed && (
            <button type="button" onClick={onCrop} className={cropClasses}>
              <CropIcon />
              {t('crop')}
            </button>
          )}
        </div>
      )}
      <FileCard name={file.name} size={file.size} language={language}>
        {!isFixed && (
          <button
            type="button"
            aria-label={t('remove', { name })}
            title={t('removeShort')}
            onClick={onForget}
            className={iconButtonClasses}
          >
            <CloseIcon />
          </button>
        )}
      </FileCard>
    </div>
  );
}
