import { ChoosePhoto } from '@/components/platform/files/photo/choose-photo';
import { PhotoPreview } from '@/components/platform/files/photo/photo-preview';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import type { FieldView } from '../store/field-view';
import type { FormFiles } from '../form-context';

interface PhotoControlProps {
  readonly files: FormFiles;
  readonly photo: NonNullable<FormFiles['photo']>;
  readonly view: FieldView;
  /** Left out where it cannot be changed (PHOT-02, PHOT-03). */
  readonly onAnswer?: (answer: string) => void;
}

/** Somebody's photo, whose HeaderCode is the answer (PHOT-09); until there is one, that from before. */
export function PhotoControl({ files, photo, view: { answer }, onAnswer }: PhotoControlProps) {
  const isAnswered = answer !== '' && answer !== NO_FILE;
  const address = isAnswered ? files.addressOf(answer, '') : photo.address;
  if (!onAnswer) return <PhotoPreview name={photo.name} address={address} />;
  return (
    <ChoosePhoto
      name={photo.name}
      address={address}
      upload={async (file, listener) => {
        const { uploadFile } = await import('@/lib/client/call/upload-file');
        return uploadFile(files.call, file, listener);
      }}
      onChosen={onAnswer}
    />
  );
}
