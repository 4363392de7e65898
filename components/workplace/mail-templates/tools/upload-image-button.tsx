import { UploadButton } from '@/components/platform/files/upload/upload-button';
import { UploadIcon } from '@/components/ui/icons/file-icons';
import { uploadFile } from '@/lib/client/call/upload-file';
import { IMAGE_SIZE_LIMIT, IMAGE_TYPES } from '@/lib/contract/workplace/mail-templates/limits';
import { useMessages } from '@/lib/i18n/use-messages';

interface UploadImageButtonProps {
  readonly onUploaded: (link: string, name: string) => void;
}

/** MAIL-07 to MAIL-11: how far it has come, what is wrong with it, and a dialog that closes by itself. */
export function UploadImageButton({ onUploaded }: UploadImageButtonProps) {
  const t = useMessages('mail-templates');
  return (
    <UploadButton
      icon={<UploadIcon />}
      text={t('uploadPicture')}
      rules={{ types: IMAGE_TYPES, limit: IMAGE_SIZE_LIMIT }}
      upload={(file, attention) => uploadFile('uploadMailImage', file, attention)}
      onUploaded={(uploaded) => 'message' in uploaded && onUploaded(uploaded.message, uploaded.FileName)}
    />
  );
}
