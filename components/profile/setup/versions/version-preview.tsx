import { Button } from '@/components/ui/button/button';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import { useMessages } from '@/lib/i18n/use-messages';
import { PreviewTab } from '../preview/preview-tab';

interface VersionPreviewProps {
  readonly number: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The form as it was, or will be, in a version. */
export function VersionPreview({ number, name, onClose }: VersionPreviewProps) {
  const t = useMessages('profile-setup');
  return (
    <StaticDialog
      isOpen
      title={name}
      kind={t('tabs.preview')}
      footer={
        <div className="flex justify-end">
          <Button type="button" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      }
    >
      <PreviewTab version={number} />
    </StaticDialog>
  );
}
