'use client';

import { usePathname } from 'next/navigation';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { urlNameOf } from '@/lib/links/url-name';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { TourEditor } from './tour-editor';

/** TOUR-01 to TOUR-16: the steps that are shown on this page and in the frame around it, for those with EditTour. */
export function ToursPanel({ close }: PanelProps) {
  const t = useMessages('tours');
  const language = useLanguage();
  const urlName = urlNameOf(usePathname());
  const items = useCall('listTourItems', { URLName: urlName }, { revalidateOnFocus: false });
  return (
    <PanelData of={items} skeleton={<SkeletonRows rows={5} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <TourEditor
            items={found}
            draft={`${urlName.replaceAll('/', '_')}-${language}`.slice(-64)}
            onSaved={() => items.mutate()}
            onClose={close}
          />
        )
      }
    </PanelData>
  );
}
