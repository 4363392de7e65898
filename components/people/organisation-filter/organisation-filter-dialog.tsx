import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OrgChoice } from '@/lib/contract/people/organisation-levels';
import { OrganisationFilter } from './organisation-filter';
import { useOrganisationLevels } from './use-organisation-levels';

export interface OrganisationFilterDialogProps {
  readonly isOpen: boolean;
  /** The list that is narrowed, by its name, and the day that it looks at; empty for today. */
  readonly list: string;
  readonly on: string;
  readonly chosen: OrgChoice;
  readonly onApply: (chosen: OrgChoice) => void;
  readonly onClose: () => void;
}

/** On a phone a sheet from below. */
const dialogClasses =
  'enter-from-below md:enter-fade mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-lg bg-surface-raised text-left font-normal shadow-float md:m-auto md:w-[min(52rem,calc(100vw-2rem))] md:rounded-lg';

/** Narrows a list of people to parts of the organisation; what is chosen counts when it is applied. */
export function OrganisationFilterDialog({ isOpen, onClose, ...rest }: OrganisationFilterDialogProps) {
  const t = useMessages('organisation-filter');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} classes={dialogClasses} isTitleHidden>
      <FilterForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function FilterForm({ list, on, chosen: applied, onApply, onClose }: Omit<OrganisationFilterDialogProps, 'isOpen'>) {
  const t = useMessages('organisation-filter');
  const [chosen, setChosen] = useState(applied);
  const { levels, error, retry } = useOrganisationLevels(list, on);

  function apply(next: OrgChoice) {
    onApply(next);
    onClose();
  }

  return (
    <>
      <p aria-hidden="true" className="border-b border-line px-5 py-4 text-lg font-semibold">
        {t('title')}
      </p>
      <OrganisationFilter levels={levels} error={error} onRetry={retry} chosen={chosen} onChange={setChosen} />
      <div className="sticky bottom-0 grid grid-cols-2 gap-3 border-t border-line bg-surface-raised px-5 py-4 md:flex md:justify-end">
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="secondary" type="button" onClick={() => apply({})}>
          {t('clear')}
        </Button>
        <Button type="button" onClick={() => apply(chosen)} className="max-md:col-span-2">
          {t('apply')}
        </Button>
      </div>
    </>
  );
}
