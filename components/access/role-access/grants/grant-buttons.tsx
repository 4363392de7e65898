import { useState } from 'react';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import type { Grant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeDaysDialog } from './dialogs/change-days-dialog';
import { EndDialog } from './dialogs/end-dialog';

interface GrantButtonsProps {
  readonly grant: Grant;
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done about a role that somebody holds; what is not the reader's to change says why. */
export function GrantButtons({ grant, onChanged }: GrantButtonsProps) {
  const t = useMessages('role-access');
  const [open, setOpen] = useState<'days' | 'end' | null>(null);
  const { Name: name, RoleName: role, State, CannotChange } = grant;
  if (State === 'over') return null;
  if (CannotChange !== '')
    return (
      <span title={t(`refused.${CannotChange}`)} className="text-xs text-muted">
        {CannotChange === 'own' ? t('ownGrant') : t(`refused.${CannotChange}`)}
      </span>
    );
  return (
    <span className="inline-flex flex-wrap gap-2 md:flex-nowrap">
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
      {open === 'days' && <ChangeDaysDialog grant={grant} onChanged={onChanged} onClose={() => setOpen(null)} />}
      {open === 'end' && <EndDialog grant={grant} onEnded={onChanged} onClose={() => setOpen(null)} />}
    </span>
  );
}
