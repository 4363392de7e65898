import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/form/segmented';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSetup } from '../setup-context';
import { PreviewFrame, WIDTHS, type Width } from './preview-frame';
import { PreviewForm } from './preview-form';

const VIEWERS = ['self', 'manager', 'hr'] as const;

interface PreviewTabProps {
  /** A published version instead of the draft. */
  readonly version?: number;
}

/** The form as an employee, a manager or HR would be shown it, as wide as on a desk, a tablet or a phone; what is typed is kept nowhere. */
export function PreviewTab({ version = 0 }: PreviewTabProps) {
  const t = useMessages('profile-setup');
  const { SectionCode: sectionCode } = useSetup().section;
  const [viewer, setViewer] = useState<(typeof VIEWERS)[number]>('self');
  const [width, setWidth] = useState<Width>('desk');
  const request = { SectionCode: sectionCode, Number: version, As: viewer };
  const preview = useCall('getSectionPreview', request, { revalidateOnFocus: false, dedupingInterval: 0 });
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('previewAs')}
          options={VIEWERS.map((value) => ({ value, text: t(`viewers.${value}`) }))}
          chosen={viewer}
          onChoose={setViewer}
        />
        <div className="max-md:hidden">
          <Segmented
            label={t('previewWidth')}
            options={WIDTHS.map((value) => ({ value, text: t(`widths.${value}`) }))}
            chosen={width}
            onChoose={setWidth}
          />
        </div>
      </div>
      <PreviewFrame width={width}>
        <PanelData of={preview} skeleton={<SkeletonRows rows={6} />}>
          {(data) => (
            <PreviewForm key={`${viewer} ${version}`} preview={data} version={version} isOwn={viewer === 'self'} />
          )}
        </PanelData>
      </PreviewFrame>
      <p className="text-center text-muted">{t('previewNote')}</p>
    </div>
  );
}
