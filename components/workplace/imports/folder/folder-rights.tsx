import { LabelledCheck } from '@/components/ui/form/labelled-check';
import type { ImportFolderSettings } from '@/lib/contract/workplace/imports/folder';
import { useMessages } from '@/lib/i18n/use-messages';

interface FolderRightsProps {
  readonly found: ImportFolderSettings;
  readonly actsAsMe: boolean;
  readonly isBusy: boolean;
  readonly onChange: (actsAsMe: boolean) => void;
}

/** With whose rights files are imported. Nobody hands out those of somebody else, so there is one choice: one's own. */
export function FolderRights({ found, actsAsMe, isBusy, onChange }: FolderRightsProps) {
  const t = useMessages('imports');
  const { IsSaved, IsMe, By, RoleName } = found;
  if (!IsSaved) return <p>{t('folder.asYouFirst')}</p>;
  if (IsMe) return <p>{t('folder.asYou', { role: RoleName })}</p>;
  return (
    <div>
      <p>{t('folder.asOther', { name: By.Name, role: RoleName })}</p>
      <LabelledCheck isOn={actsAsMe} disabled={isBusy} onChange={onChange}>
        {t('folder.takeOver')}
      </LabelledCheck>
    </div>
  );
}
