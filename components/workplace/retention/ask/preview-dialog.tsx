import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { ShareTable } from '../share-table';
import { scrolledClasses } from '../scrolled-classes';
import { AskForm } from './ask-form';
import { ObstacleList } from './obstacle-list';
import { useAskForm } from './use-ask-form';

interface PreviewDialogProps {
  /** Whom an erasure would be about. */
  readonly codes: readonly string[];
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** What an erasure would do, without doing it, and the way to ask for it once nobody stands in the way. */
export function PreviewDialog({ codes: first, onAsked, onClose }: PreviewDialogProps) {
  const t = useMessages('retention');
  const [codes, setCodes] = useState(first);
  const preview = useCall('previewErasure', { ChillCodes: [...codes] }, { revalidateOnFocus: false });
  const form = useAskForm({
    codes,
    onAsked: () => {
      onClose();
      onAsked();
    },
    onRefused: () => void preview.mutate(),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('preview.title')} classes={listDialogClasses}>
      <div className={scrolledClasses}>
        <PanelData
          of={preview}
          skeleton={<SkeletonRows rows={4} />}
          besideRetry={
            <Button variant="secondary" type="button" onClick={onClose}>
              {t('close')}
            </Button>
          }
        >
          {({ People, Obstacles, Shares }) => {
            const rest = codes.filter((code) => !Obstacles.some(({ ChillCode }) => ChillCode === code));
            return (
              <>
                {People > 0 && <p className="text-base text-muted">{t('preview.text', { count: People })}</p>}
                {Obstacles.length > 0 && <ObstacleList obstacles={Obstacles} />}
                {People > 0 && <ShareTable caption={t('shares.would')} isCaptionHidden shares={Shares} />}
                {Obstacles.length === 0 ? (
                  <AskForm form={form} onClose={onClose} />
                ) : (
                  <>
                    {form.failure && <Alert tone="danger">{form.failure}</Alert>}
                    {rest.length === 0 && <p className="text-muted">{t('obstacles.nobodyLeft')}</p>}
                    <DialogButtons>
                      <Button variant="secondary" type="button" onClick={onClose}>
                        {t('close')}
                      </Button>
                      {rest.length > 0 && (
                        <Button type="button" onClick={() => setCodes(rest)}>
                          {t('obstacles.leaveOut', { count: Obstacles.length })}
                        </Button>
                      )}
                    </DialogButtons>
                  </>
                )}
              </>
            );
          }}
        </PanelData>
      </div>
    </Dialog>
  );
}
