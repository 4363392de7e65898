import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import type { ReviewedGrant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { DaysAndEndButtons } from '../grants/days-and-end-buttons';
import { useKeepGrants } from './use-keep-grants';

interface ReviewButtonsProps {
  readonly grant: ReviewedGrant;
  readonly onChanged: () => Promise<unknown>;
}

/** Keeps one role as it is, changes its days, or ends it. */
export function ReviewButtons({ grant, onChanged }: ReviewButtonsProps) {
  const t = useMessages('role-access');
  const { keep, isSending } = useKeepGrants(onChanged);
  const { Name: name, RoleName: role, GrantCode, CannotChange } = grant;
  if (CannotChange !== '')
    return (
      <span className="text-xs text-muted">{t(CannotChange === 'own' ? 'ownGrant' : `refused.${CannotChange}`)}</span>
    );
  return (
    <span className="inline-flex flex-wrap gap-2 md:flex-nowrap">
      <button
        type="button"
        disabled={isSending}
        aria-label={t('keepNamed', { name, role })}
        onClick={() => void keep([GrantCode])}
        className={rowButtonClasses}
      >
        {t('keep')}
      </button>
      <DaysAndEndButtons grant={grant} onChanged={onChanged} />
    </span>
  );
}
