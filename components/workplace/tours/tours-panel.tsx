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
import { ownFirst } from './tour-rows';

/**
 * TOUR-01 to TOUR-16: the steps that are shown on a page and in the frame around it, for those with EditTour: on the one that the
 * panel is opened for, or else on this page.
 */
export function ToursPanel({ subject, close }: PanelProps) {
  const t = useMessages('tours');
  const language = useLanguage();
  const path = usePathname();
  const urlName = subject ?? urlNameOf(path);
  const items = useCall('listTourItems', { URLName: urlName }, { revalidateOnFocus: false });
  return (
    <PanelData of={items} skeleton={<SkeletonRows rows={5} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <TourEditor
            items={subject ? ownFirst(urlName, found) : found}
            place={subject && `/${subject}`}
            draft={`${urlName.replaceAll('/', '_')}-${language}`.slice(-64)}
            onSaved={() => items.mutate()}
            onClose={close}
          />
        )
      }
    </PanelData>
  );
}
