'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCall } from '@/lib/client/call/use-call';
import type { LeaveBalance, LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LeaveHolder } from '../leave-holder';
import { LeaveDrawer } from '../../leave-drawer';
import { AskForm } from './ask-form';

interface AskDrawerProps {
  readonly holder: LeaveHolder;
  /** An open request that is changed; null for a new one. */
  readonly request: LeaveRequest | null;
  readonly requests: readonly LeaveRequest[];
  /** As the page has read them; null where the HR API did not say. */
  readonly initial: LeaveBalance[] | null;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Where leave is asked for, or an open request is changed. */
export function AskDrawer({ holder, request, requests, initial, today, onClose }: AskDrawerProps) {
  const t = useMessages('my-leave.ask');
  const balances = useCall(
    'listLeaveBalances',
    { ChillCode: holder.code, On: '' },
    { fallbackData: initial ?? undefined },
  );
  // What was asked for stays to be chosen, though it is offered no more.
  const isChoice = ({ IsOffered, TypeCode }: LeaveBalance) => IsOffered || TypeCode === request?.TypeCode;

  function finish() {
    showSnackbar('success', t(request ? 'changed' : 'sent'));
    onClose();
  }

  return (
    <LeaveDrawer title={t(request ? 'titleChange' : 'title')} about={holder.name} onClose={onClose}>
      <PanelData of={balances} skeleton={<Waiting />}>
        {(all) => {
          const offered = all.filter(isChoice);
          if (offered.length === 0) return <EmptyState title={t('nothingTitle')} text={t('nothingText')} />;
          const asking = { holder, request, offered, requests, today };
          return <AskForm {...asking} onSent={finish} />;
        }}
      </PanelData>
    </LeaveDrawer>
  );
}

function Waiting() {
  return (
    <div className="p-5">
      <SkeletonRows rows={4} />
    </div>
  );
}
