'use client';

import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useMessages } from '@/lib/i18n/use-messages';
import { LeaveDrawer } from '../../leave-drawer';
import { ClaimForm } from './claim-form';
import type { Claiming } from './use-claim-form';

interface ClaimDrawerProps extends Pick<Claiming, 'holder' | 'types' | 'today'> {
  readonly onClose: () => void;
}

/** Where work on days off is claimed. */
export function ClaimDrawer({ holder, types, today, onClose }: ClaimDrawerProps) {
  const t = useMessages('comp-off.claiming');

  function finish() {
    showSnackbar('success', t('sent'));
    onClose();
  }

  return (
    <LeaveDrawer title={t('title')} about={holder.name} onClose={onClose}>
      <ClaimForm holder={holder} types={types} today={today} onSent={finish} />
    </LeaveDrawer>
  );
}
