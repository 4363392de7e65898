import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import type { ViewedFile } from './viewed-file';

export function CannotShow({ name, address, words: { t } }: ViewedFile) {
  return <UnviewableFile text={t('cannotShow')} download={{ address, name, text: t('download') }} />;
}
