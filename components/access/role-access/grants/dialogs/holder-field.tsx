import { PersonPicker } from '@/components/people/person-picker';
import { Avatar } from '@/components/ui/avatar';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Holder } from './grant-values';

interface HolderFieldProps {
  readonly holder: Holder | null;
  readonly error: string | null;
  readonly onChoose: (holder: Holder | null) => void;
}

/** Finds whom a role is given to, and shows whom was found. */
export function HolderField({ holder, error, onChoose }: HolderFieldProps) {
  const t = useMessages('role-access');
  if (!holder)
    return (
      <PersonPicker
        messages={{ label: t('person'), hint: t('findHint'), searching: t('searching'), none: t('noneFound') }}
        error={error}
        onPick={({ Name, Empid, HasPhoto, ChillCode }) =>
          onChoose({ name: Name, employeeId: Empid, hasPhoto: HasPhoto, AccountCode: '', ChillCode })
        }
      />
    );
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('person')}</p>
      <div className="flex min-h-11 items-center gap-2.5 rounded border border-line-strong bg-surface py-1 pr-1 pl-3">
        <Avatar name={holder.name} size="xs" photo={photoOf(holder.employeeId, holder.hasPhoto)} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {holder.name} <span className="text-muted">{holder.employeeId}</span>
        </span>
        <button
          type="button"
          aria-label={t('changePerson')}
          title={t('changePerson')}
          onClick={() => onChoose(null)}
          className={iconButtonClasses}
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      {error && <p className="mt-1.5 text-danger">{error}</p>}
    </div>
  );
}
