import type { UploadCallName } from '@/lib/contract/all';
import type { UploadRules } from '@/lib/files/upload-rules';

export interface AttachedFile {
  readonly HeaderCode: string;
  readonly FileName: string;
  /** In bytes, where it is known. */
  readonly Size?: number;
}

export interface AttachFileProps extends UploadRules {
  readonly value: AttachedFile | null;
  readonly onChange: (value: AttachedFile | null) => void;
  /** The call that takes the file. */
  readonly call: UploadCallName;
  /** Where the file is then; left out, among those of tickets. */
  readonly addressOf?: (file: AttachedFile) => string;
}
