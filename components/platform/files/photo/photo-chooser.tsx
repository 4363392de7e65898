import { useRef, useState, type ChangeEvent } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { PencilIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { partOnDemand } from '@/components/ui/part-on-demand';
import type { PhotoUpload } from './crop-photo-dialog';
import { PhotoPreview, type PhotoPreviewProps } from './photo-preview';

interface PhotoChooserProps extends PhotoPreviewProps {
  readonly upload: PhotoUpload;
  /** Told the photo's HeaderCode. */
  readonly onChosen: (headerCode: string) => void;
}

/** Comes while a file is looked for. */
const crop = partOnDemand(() => import('./crop-photo-dialog'));
const loadCrop = () => void crop.load().catch(() => undefined);

/** PHOT-01 to PHOT-06: somebody's photo and the pen that changes it. */
export function PhotoChooser({ name, address, upload, onChosen }: PhotoChooserProps) {
  const t = useMessages('files');
  const fileRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const cropPart = crop.usePart(file !== null);
  const issue = file && cropPart ? cropPart.photoIssue(file, t) : '';

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    target.value = '';
    if (chosen) setFile(chosen);
  }

  return (
    <div>
      <div className="relative w-fit">
        <PhotoPreview name={name} address={address} />
        <button
          type="button"
          aria-label={t('changePhoto')}
          title={t('changePhoto')}
          onPointerEnter={loadCrop}
          onClick={() => {
            loadCrop();
            fileRef.current?.click();
          }}
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
      {file && cropPart && !issue && (
        <cropPart.CropPhotoDialog
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
