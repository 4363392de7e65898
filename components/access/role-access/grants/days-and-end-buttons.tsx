import { useState } from 'react';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { partOnDemand } from '@/components/ui/part-on-demand';
import type { Grant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

const days = partOnDemand(() => import('./dialogs/change-days-dialog'));
const end = partOnDemand(() => import('./dialogs/end-dialog'));

interface DaysAndEndButtonsProps {
  readonly grant: Grant;
  readonly onChanged: () => Promise<unknown>;
}

/** Changes the days of a role that somebody holds, or ends it. */
export function DaysAndEndButtons({ grant, onChanged }: DaysAndEndButtonsProps) {
  const t = useMessages('role-access');
  const [open, setOpen] = useState<'days' | 'end' | null>(null);
  const [loadedDays, loadedEnd] = [days.usePart(open === 'days'), end.usePart(open === 'end')];
  const { Name: name, RoleName: role } = grant;
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-label={t('changeDaysOf', { name, role })}
        onClick={() => setOpen('days')}
        className={rowButtonClasses}
      >
        {t('changeDays')}
      </button>
      <button
        type="button"
        aria-label={t('endNamed', { name, role })}
        onClick={() => setOpen('end')}
        className={rowButtonClasses}
      >
        {t('end')}
      </button>
      {open === 'days' && loadedDays && (
        <loadedDays.ChangeDaysDialog grant={grant} onChanged={onChanged} onClose={close} />
      )}
      {open === 'end' && loadedEnd && <loadedEnd.EndDialog grant={grant} onEnded={onChanged} onClose={close} />}
    </>
  );
}
