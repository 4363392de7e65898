import { useState } from 'react';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { TeamIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { countChosen } from '@/lib/contract/people/organisation-levels';
import type { OrganisationFilterDialogProps } from './organisation-filter-dialog';

const dialog = partOnDemand(() => import('./organisation-filter-dialog'));

/** Opens the organisation filter of a list, and says how much is chosen. The dialog is fetched when it is first wanted. */
export function OrganisationFilterButton(props: Omit<OrganisationFilterDialogProps, 'isOpen' | 'onClose'>) {
  const t = useMessages('organisation-filter');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  const count = countChosen(props.chosen);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('active', { count }) : undefined}
        onFocus={() => void dialog.load().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
        className={toolButtonClasses}
      >
        <TeamIcon className="size-5" />
        {t('open')}
        {count > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 text-accent-ink digits">
            {count}
          </span>
        )}
      </button>
      {loaded && <loaded.OrganisationFilterDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
