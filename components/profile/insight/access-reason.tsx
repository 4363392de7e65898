import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCall } from '@/lib/client/call/use-call';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionPlace } from '../read/section-place';

interface AccessReasonProps {
  readonly place: SectionPlace;
  /** How many fields of the section are not shown. */
  readonly hidden: number;
  readonly onClose: () => void;
}

/** Why a section, or some of it, is closed: the rule that decided, and who may see or change it. */
export function AccessReason({ place, hidden, onClose }: AccessReasonProps) {
  const t = useMessages('profile-sections');
  const reason = useMessages('profile-sections.reason');
  const language = useLanguage();
  const read = useCall('getAccessReason', place, { revalidateOnFocus: false });
  const isOwn = place.ChillCode === '';
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return (
    <Dialog isOpen onClose={onClose} title={hidden > 0 ? t('whyHidden') : t('whyReadOnly')}>
      <div className="mt-3 space-y-2 text-base">
        {hidden > 0 && <p>{reason(isOwn ? 'hiddenOwn' : 'hiddenOther', { count: hidden })}</p>}
        <PanelData of={read} skeleton={<Skeleton className="h-4 w-3/4" />}>
          {({ Access, Relations, Others }) => {
            const who = list.format(
              Others.map(({ Relation }) => reason(Relation === 'self' && !isOwn ? 'person' : Relation)),
            );
            const [you] = Relations;
            return (
              <>
                {you && <p>{reason(`access.${Access}`, { as: reason(`as.${you}`) })}</p>}
                {Others.length > 0 && <p className="text-muted">{reason('others', { who })}</p>}
              </>
            );
          }}
        </PanelData>
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
