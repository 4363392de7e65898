import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { StaffingMinimum } from '@/lib/contract/time/leave/staffing';
import { useMessages } from '@/lib/i18n/use-messages';

interface MinimumRowProps {
  readonly row: StaffingMinimum;
  readonly onRemoved: (after: StaffingMinimum[]) => void;
}

/** What is wanted of one unit, and the way to want it no longer. */
export function MinimumRow({ row, onRemoved }: MinimumRowProps) {
  const t = useMessages('leave-setup');
  const { UnitCode, UnitName, LocationCode, LocationName, Least, IsPercent } = row;
  const { send } = useCallMutation('deleteStaffingMinimum');
  const place = LocationName === '' ? UnitName : t('staffing.at', { unit: UnitName, location: LocationName });

  async function remove() {
    const after = await send({ UnitCode, LocationCode });
    showSnackbar('success', t('staffing.removed', { place }));
    onRemoved(after);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{place}</p>
        <p className="text-muted digits">
          {t(IsPercent ? 'staffing.leastPercent' : 'staffing.leastPeople', { count: Least })}
        </p>
      </div>
      <ConfirmButton
        text={t('staffing.remove')}
        title={t('staffing.removeTitle', { place })}
        cancelText={t('cancel')}
        isDangerous
        onConfirm={remove}
      >
        {t('staffing.removeText')}
      </ConfirmButton>
    </li>
  );
}
