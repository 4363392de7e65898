import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCall } from '@/lib/client/call/use-call';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { useMessages } from '@/lib/i18n/use-messages';
import { ReleaseForm } from './release-form';
import { ReleaseRow } from './release-row';

interface ReleaseDialogProps {
  readonly current: SavedReport;
  readonly onClose: () => void;
}

const classes =
  'enter-fade m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

/** The addresses without an account that a layout may be sent to, each until a day. */
export function ReleaseDialog({ current, onClose }: ReleaseDialogProps) {
  const t = useMessages('report-releases');
  const releases = useCall('listReportReleases', { SavedReportCode: current.SaveReportCode });
  const [added, setAdded] = useState(0);
  const refresh = () => void releases.mutate();
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: current.SaveReportName })} classes={classes}>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <div className="my-4">
        <PanelData of={releases} skeleton={<SkeletonRows rows={2} />}>
          {(found) =>
            found.length === 0 ? (
              <p className="rounded border border-line bg-surface-sunken px-4 py-3 text-muted">{t('none')}</p>
            ) : (
              <ul aria-label={t('addresses')} className="divide-y divide-line">
                {found.map((release) => (
                  <ReleaseRow key={release.ReleaseCode} release={release} onRemoved={refresh} />
                ))}
              </ul>
            )
          }
        </PanelData>
      </div>
      <ReleaseForm
        key={added}
        code={current.SaveReportCode}
        onAdded={() => {
          setAdded(added + 1);
          refresh();
        }}
      />
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
