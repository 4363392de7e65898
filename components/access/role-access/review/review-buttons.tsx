import { useState } from 'react';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import type { ReviewedGrant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeDaysDialog } from '../grants/dialogs/change-days-dialog';
import { EndDialog } from '../grants/dialogs/end-dialog';
import { useKeepGrants } from './use-keep-grants';

interface ReviewButtonsProps {
  readonly grant: ReviewedGrant;
  readonly onChanged: () => Promise<unknown>;
}

/** Keeps one role as it is, changes its days, or ends it. */
export function ReviewButtons({ grant, onChanged }: ReviewButtonsProps) {
  const t = useMessages('role-access');
  const { keep, isSending } = useKeepGrants(onChanged);
  const [open, setOpen] = useState<'days' | 'end' | null>(null);
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
