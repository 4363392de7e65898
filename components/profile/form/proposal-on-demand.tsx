import { lazy, memo, Suspense } from 'react';
import type { ProposalNoticeProps } from './proposal-notice';

const ProposalNotice = lazy(async () => ({ default: (await import('./proposal-notice')).ProposalNotice }));

/**
 * What waits, loaded where something does. Drawing it anew before it is loaded would take away what the server has sent, so it is
 * drawn for what is seen alone.
 */
export const ProposalOnDemand = memo(
  function ProposalOnDemand(props: ProposalNoticeProps) {
    return (
      <Suspense fallback={null}>
        <ProposalNotice {...props} />
      </Suspense>
    );
  },
  (before, after) => before.seen === after.seen,
);
