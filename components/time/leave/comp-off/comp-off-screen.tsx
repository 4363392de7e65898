'use client';

import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { BriefcaseIcon } from '@/components/ui/icons/icons';
import { loadModal } from '@/components/ui/overlay/load-modal';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useCall } from '@/lib/client/call/use-call';
import type { CompOffOverview } from '@/lib/contract/time/comp-off/comp-off';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LeaveHolder } from '../mine/leave-holder';
import { ClaimList } from './claims/claim-list';
import { CreditList } from './credit-list';

const claiming = partOnDemand(() => import('./claim/claim-drawer'));

/** Fetches what is about to be opened. */
function prepare() {
  for (const coming of [loadModal(), claiming.load()]) coming.catch(() => undefined);
}

interface CompOffScreenProps {
  readonly holder: LeaveHolder;
  /** As the page has read it; null where the HR API did not say. */
  readonly initial: CompOffOverview | null;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What work on days off has earned and is left of it, what was claimed, and where it is claimed. */
export function CompOffScreen({ holder, initial, today }: CompOffScreenProps) {
  const t = useMessages('comp-off');
  const [isClaiming, setIsClaiming] = useState(false);
  const part = claiming.usePart(isClaiming);
  const overview = useCall('getCompOff', { ChillCode: holder.code }, { fallbackData: initial ?? undefined });
  const isOffered = (overview.data?.Types.length ?? 0) > 0;
  const isOwn = holder.code === '';
  const notOffered = t(isOwn ? 'notOffered' : 'of.notOffered');
  // Whoever is not employed has none.
  const isNobody = overview.error?.code === 'not_found';
  return (
    <div className="space-y-8">
      {isOffered && (
        <Button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setIsClaiming(true)}
          className="max-sm:w-full"
        >
          <BriefcaseIcon className="size-5" />
          {t(isOwn ? 'claim' : 'of.claim')}
        </Button>
      )}
      {isNobody ? (
        <p className="text-muted">{notOffered}</p>
      ) : (
        <PanelData of={overview} skeleton={<SkeletonRows rows={5} />}>
          {({ Credits, Claims }) => (
            <>
              {!isOffered && <p className="text-muted">{notOffered}</p>}
              <CreditList credits={Credits} holder={holder} />
              <ClaimList claims={Claims} holder={holder} />
            </>
          )}
        </PanelData>
      )}
      {isClaiming && part && overview.data && (
        <part.ClaimDrawer
          holder={holder}
          types={overview.data.Types}
          today={today}
          onClose={() => setIsClaiming(false)}
        />
      )}
    </div>
  );
}
