import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { Avatar } from '@/components/ui/avatar';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';

export interface MovedPerson {
  readonly empid: string;
  readonly name: string;
  readonly hasPhoto: boolean;
  /** With whom they are now; empty for nobody. */
  readonly user: string;
}

interface MovedPeopleProps {
  readonly people: readonly MovedPerson[];
  readonly onDrop: (person: MovedPerson) => void;
}

/** So many are drawn; of thousands nobody reads every line. */
const MAX_DRAWN = 500;

/** TAGA-12 (CNST-09): the people whom it is about, at most 500 px high; each can be left out. */
export function MovedPeople({ people, onDrop }: MovedPeopleProps) {
  const t = useMessages('tags');
  if (people.length === 0) return null;
  return (
    <ul
      aria-label={t('list')}
      tabIndex={0}
      className="max-h-[500px] divide-y divide-line overflow-y-auto rounded border border-line"
    >
      {people.slice(0, MAX_DRAWN).map((person) => (
        <li key={person.empid} className="flex items-center gap-3 px-3 py-1">
          <Avatar name={person.name} size="xs" photo={photoOf(person.empid, person.hasPhoto)} />
          <span className="min-w-0 flex-1">
            <span className="font-medium wrap-anywhere">{person.name}</span>{' '}
            <span className="text-muted">{person.empid}</span>
          </span>
          <span className="min-w-0 text-right text-muted wrap-anywhere max-sm:hidden">{person.user}</span>
          <button
            type="button"
            aria-label={t('drop', { name: person.name })}
            title={t('drop', { name: person.name })}
            onClick={() => onDrop(person)}
            className={iconButtonClasses}
          >
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
      {people.length > MAX_DRAWN && (
        <li className="px-3 py-2 text-muted">{t('andMore', { count: people.length - MAX_DRAWN })}</li>
      )}
    </ul>
  );
}
