import type { UploadFault } from '@/lib/files/upload-rules';
import type { FileWords } from '../file-words';

/** UPL-17, UPL-19, UPL-23, UPL-24. */
export function faultText(fault: UploadFault, t: FileWords['t']): string {
  if (fault.kind === 'types') return t('types', { list: fault.list });
  if (fault.kind === 'tooLarge') return t('tooLarge', { size: fault.size });
  return t(fault.kind);
}
