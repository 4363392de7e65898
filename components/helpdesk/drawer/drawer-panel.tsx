import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { ArrowLeftIcon, PencilIcon } from '@/components/ui/icons/icons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useTicketCounts } from '@/lib/client/use-ticket-counts';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { CountedStatus, ticketsWith } from '../desk/queue/counted-status';
import { DrawerForm } from './drawer-form';
import { parseDrawerSubject } from './drawer-subject';
import { DrawerTabs } from './drawer-tabs';
import { DrawerTickets } from './drawer-tickets';
import { ViewChoice } from '../desk/queue/view-choice';

/** DRAW-06 to DRAW-13: every ticket by its status, over the whole width. Opened for a view and a status. */
export function DrawerPanel({ subject, ...panel }: PanelProps) {
  const t = useMessages('helpdesk');
  const opened = parseDrawerSubject(subject);
  const [view, setView] = useState(opened.view);
  const [statusCode, setStatusCode] = useState(opened.statusCode);
  const [isComposing, setIsComposing] = useState(false);
  const statuses = useCall('listTicketStatuses', { View: view }, { revalidateOnFocus: false });
  const counts = useTicketCounts(view);

  const wayTo = (status: ReplyFor<'listTicketStatuses'>[number] | undefined) =>
    status && (
      <Button variant="secondary" type="button" onClick={() => setStatusCode(status.StatusCode)}>
        <CountedStatus status={status} counts={counts.data} loadingText={t('drawer.statuses')} />
      </Button>
    );

  if (isComposing) {
    return (
      <div className="mx-auto max-w-2xl">
        <Button variant="secondary" type="button" onClick={() => setIsComposing(false)}>
          <ArrowLeftIcon className="size-4" />
          {t('drawer.cancel')}
        </Button>
        <h3 className="mt-5 mb-4 text-lg font-semibold">{t('drawer.compose')}</h3>
        <DrawerForm {...panel} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-[90rem]">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {opened.side === 'desk' && <ViewChoice view={view} onChoose={setView} />}
        <Button type="button" className="ml-auto max-md:w-full" onClick={() => setIsComposing(true)}>
          <PencilIcon className="size-4" />
          {t('drawer.compose')}
        </Button>
      </div>
      <PanelData of={statuses} skeleton={<SkeletonRows rows={6} />}>
        {(known) => (
          <DrawerTabs statuses={known} counts={counts.data} chosen={statusCode} onChoose={setStatusCode}>
            <DrawerTickets
              key={`${view} ${statusCode}`}
              view={view}
              statusCode={statusCode}
              version={counts.data?.Version}
              elsewhere={wayTo(
                known.find(({ StatusCode: code }) => code !== statusCode && ticketsWith(code, counts.data) > 0),
              )}
              {...panel}
            />
          </DrawerTabs>
        )}
      </PanelData>
    </div>
  );
}
