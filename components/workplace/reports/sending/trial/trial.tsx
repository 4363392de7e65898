import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { RequestFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { refusedFields } from '../check-sending';
import { TrialTable } from './trial-table';

type TrialRequest = RequestFor<'tryReportSending'>;

/** Tells on request whom a sending would reach and what each would get, until something is changed. Nothing is sent. */
export function Trial({ request }: { readonly request: TrialRequest | null }) {
  const t = useMessages('report-sending');
  const [asked, setAsked] = useState<{ readonly request: TrialRequest; readonly at: number } | null>(null);
  const isAnswer = asked !== null && JSON.stringify(asked.request) === JSON.stringify(request);
  return (
    <div>
      <button
        type="button"
        disabled={!request}
        onClick={() => request && setAsked({ request, at: Date.now() })}
        className={rowButtonClasses}
      >
        {t('try')}
      </button>
      <div role="status">{isAnswer && <TrialAnswer key={asked.at} request={asked.request} />}</div>
    </div>
  );
}

function TrialAnswer({ request }: { readonly request: TrialRequest }) {
  const t = useMessages('report-sending');
  const trial = useCall('tryReportSending', request, { revalidateOnFocus: false, dedupingInterval: 0 });
  // Asking again would be refused for the same.
  const refused = Object.values(refusedFields(t, trial.error));
  if (refused.length > 0) {
    return (
      <div className="mt-3">
        <Alert tone="danger">{refused.join(' ')}</Alert>
      </div>
    );
  }
  return (
    <div className="mt-3">
      <PanelData of={trial} skeleton={<Skeleton className="h-32 w-full" />}>
        {(trials) => <TrialTable trials={trials} />}
      </PanelData>
    </div>
  );
}
