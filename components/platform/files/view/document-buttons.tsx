import { Button } from '@/components/ui/button/button';
import { UploadIcon } from '@/components/ui/icons/file-icons';
import { EyeIcon } from '@/components/ui/icons/form-icons';
import { uploadFile } from '@/lib/client/call/upload-file';
import type { UploadCallName } from '@/lib/contract/all';
import { typesIn } from '@/lib/files/upload-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { UploadButton } from '../upload/upload-button';
import type { AttachedFile } from '../upload/attached-file';

export interface DocumentFileProps {
  /** UPL-27: what the document may be, separated by commas. */
  readonly extensions: string;
  /** UPL-28, UPL-29. */
  readonly isUploadShown: boolean;
  readonly isViewShown: boolean;
  /** The call that takes the file. */
  readonly call: UploadCallName;
  readonly onUploaded: (file: AttachedFile) => void;
  readonly onView: () => void;
}

/** UPL-11, in milliseconds. */
const CLOSE_DELAY_MS = 1000;

/** What `DocumentFile` shows as soon as its code and messages are here. */
export function DocumentButtons(props: DocumentFileProps) {
  const { extensions, isUploadShown, isViewShown, call, onUploaded, onView } = props;
  const t = useMessages('files');
  return (
    <div className="flex flex-wrap gap-3">
      {isUploadShown && (
        <UploadButton
          icon={<UploadIcon />}
          text={t('uploadShort')}
          rules={{ types: typesIn(extensions) }}
          lingers={CLOSE_DELAY_MS}
          upload={(file, attention) => uploadFile(call, file, attention)}
          onUploaded={({ HeaderCode, FileName }, { size }) => onUploaded({ HeaderCode, FileName, Size: size })}
        />
      )}
      {isViewShown && (
        <Button variant="secondary" type="button" onClick={onView}>
          <EyeIcon />
          {t('viewShort')}
        </Button>
      )}
    </div>
  );
}
