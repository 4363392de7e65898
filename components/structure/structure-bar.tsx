import { useId, type ReactNode } from 'react';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { DateInput } from '@/components/ui/form/date/date-input';
import { TextInput } from '@/components/ui/form/text-input';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';

interface StructureBarProps {
  readonly on: string;
  readonly search: string;
  readonly onDay: (on: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onOpenAll: () => void;
  readonly onCloseAll: () => void;
  readonly children: ReactNode;
}

/** On which day the tree is looked at, what is searched in it, and how much of it is open. */
export function StructureBar({ on, search, onDay, onSearch, onOpenAll, onCloseAll, children }: StructureBarProps) {
  const t = useMessages('structure');
  const id = useId();
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full sm:w-60">
        <label htmlFor={`${id}-search`} className="mb-1.5 block font-medium">
          {t('search')}
        </label>
        <TextInput
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <div className="w-full sm:w-48">
        <label htmlFor={`${id}-on`} className="mb-1.5 block font-medium">
          {t('asOn')}
        </label>
        <div className="flex items-center gap-1">
          <DateInput id={`${id}-on`} label={t('asOn')} placeholder={t('today')} value={on} onChange={onDay} />
          {on !== '' && (
            <button type="button" aria-label={t('backToToday')} onClick={() => onDay('')} className={iconButtonClasses}>
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
      </div>
      <div className="flex gap-4">
        <button type="button" onClick={onOpenAll} className={textButtonClasses}>
          {t('openAll')}
        </button>
        <button type="button" onClick={onCloseAll} className={textButtonClasses}>
          {t('closeAll')}
        </button>
      </div>
      <div className="ml-auto max-sm:w-full max-sm:[&>*]:w-full">{children}</div>
    </div>
  );
}
