import { UnviewableFile } from '@/components/ui/media/unviewable-file';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ViewedFile } from './viewed-file';

export function CannotShow({ name, address }: ViewedFile) {
  const t = useMessages('files');
  return <UnviewableFile text={t('cannotShow')} download={{ address, name, text: t('download') }} />;
}
