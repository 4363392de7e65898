'use client';

import { Button } from '@/components/ui/button/button';
import { UploadIcon } from '@/components/ui/icons/file-icons';
import { EyeIcon } from '@/components/ui/icons/form-icons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { uploadFile } from '@/lib/client/call/upload-file';
import { useLoaded } from '@/components/ui/use-loaded';
import type { UploadCallName } from '@/lib/contract/all';
import { typesIn } from '@/lib/files/upload-rules';
import type { AttachedFile } from '../upload/attached-file';
import { loadFileMessages } from '../file-messages';

interface DocumentFileProps {
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

async function load() {
  const [{ UploadButton }, words] = await Promise.all([import('../upload/upload-button'), loadFileMessages()]);
  return { UploadButton, words };
}

/** What can be done with one document of a person's list. Brings its own words. */
export function DocumentFile({ extensions, isUploadShown, isViewShown, call, onUploaded, onView }: DocumentFileProps) {
  const loaded = useLoaded(load);
  if (!isUploadShown && !isViewShown) return null;
  if (!loaded) return <Skeleton className="h-11 w-40" />;
  const { UploadButton, words } = loaded;
  return (
    <div className="flex flex-wrap gap-3">
      {isUploadShown && (
        <UploadButton
          icon={<UploadIcon />}
          text={words.t('uploadShort')}
          rules={{ types: typesIn(extensions) }}
          lingers={CLOSE_DELAY_MS}
          upload={(file, attention) => uploadFile(call, file, attention)}
          onUploaded={({ HeaderCode, FileName }, { size }) => onUploaded({ HeaderCode, FileName, Size: size })}
          words={words}
        />
      )}
      {isViewShown && (
        <Button variant="secondary" type="button" onClick={onView}>
          <EyeIcon />
          {words.t('viewShort')}
        </Button>
      )}
    </div>
  );
}
