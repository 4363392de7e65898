import { useRef, useState, type ChangeEvent } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { PencilIcon } from '@/components/ui/icons/icons';
import { findUploadIssue } from '@/lib/files/upload-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { uploadIssueText } from '../upload/upload-issue-text';
import { CropPhotoDialog, type PhotoUpload } from './crop-photo-dialog';
import { PhotoPreview, type PhotoPreviewProps } from './photo-preview';

interface PhotoChooserProps extends PhotoPreviewProps {
  readonly upload: PhotoUpload;
  /** Told the photo's HeaderCode. */
  readonly onChosen: (headerCode: string) => void;
}

/** PHOT-06. Of any size: what is cut out of it is made small enough. */
const RULES = { types: ['png', 'jpg', 'jpeg'], limit: Infinity };

/** PHOT-01 to PHOT-06: somebody's photo and the pen that changes it. */
export function PhotoChooser({ name, address, upload, onChosen }: PhotoChooserProps) {
  const t = useMessages('files');
  const fileRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [issue, setIssue] = useState('');

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const found = findUploadIssue(chosen, RULES);
    setIssue(found ? uploadIssueText(found, t) : '');
    setFile(found ? null : chosen);
  }

  return (
    <div>
      <div className="relative w-fit">
        <PhotoPreview name={name} address={address} />
        <button
          type="button"
          aria-label={t('changePhoto')}
          title={t('changePhoto')}
          onClick={() => fileRef.current?.click()}
          className="absolute -right-1 -bottom-1 grid size-11 place-items-center rounded-full border border-line bg-surface-raised text-accent-text shadow-float transition-colors duration-150 hover:bg-hover active:bg-pressed md:size-10 print:hidden"
        >
          <PencilIcon className="size-5" />
        </button>
      </div>
      <p className="mt-3 text-muted">{t('photoTypes')}</p>
      {issue && <FieldIssue text={issue} />}
      <input
        ref={fileRef}
        type="file"
        hidden
        accept=".png,.jpg,.jpeg"
        aria-label={t('changePhoto')}
        onChange={choose}
      />
      {file && (
        <CropPhotoDialog
          file={file}
          upload={upload}
          onClose={() => setFile(null)}
          onUploaded={(headerCode) => {
            setFile(null);
            onChosen(headerCode);
          }}
        />
      )}
    </div>
  );
}
