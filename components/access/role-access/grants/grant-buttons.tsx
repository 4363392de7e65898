import type { Grant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { DaysAndEndButtons } from './days-and-end-buttons';

interface GrantButtonsProps {
  readonly grant: Grant;
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done about a role that somebody holds; what is not the reader's to change says why. */
export function GrantButtons({ grant, onChanged }: GrantButtonsProps) {
  const t = useMessages('role-access');
  const { State, CannotChange } = grant;
  if (State === 'over') return null;
  if (CannotChange !== '')
    return (
      <span title={t(`refused.${CannotChange}`)} className="text-xs text-muted">
        {CannotChange === 'own' ? t('ownGrant') : t(`refused.${CannotChange}`)}
      </span>
    );
  return (
    <span className="inline-flex flex-wrap gap-2 md:flex-nowrap">
      <DaysAndEndButtons grant={grant} onChanged={onChanged} />
    </span>
  );
}
